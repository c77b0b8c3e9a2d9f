import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadChoices } from '../../../shared/i18n/choices';
import { loadPart, startI18n } from '../../../shared/i18n/i18n';
import type { BulkDownloadState } from '../actions/use-bulk-download';
import { DownloadButton, SpokenDownload } from './download-button';

beforeEach(async () => {
  await startI18n('en');
  await loadPart('gallery');
  await loadChoices();
});

describe('DownloadButton', () => {
  it('keeps the focus during a download and ignores clicks', async () => {
    const onStart = vi.fn();
    const { rerender } = render(
      <DownloadButton state="idle" onStart={onStart} />,
    );
    const button = screen.getByRole('button', { name: 'Download selected' });
    await userEvent.click(button);
    expect(onStart).toHaveBeenCalledTimes(1);
    rerender(<DownloadButton state={12} onStart={onStart} />);
    expect(button).toHaveFocus();
    expect(button).toHaveTextContent('Downloading 12%');
    expect(button.style.getPropertyValue('--percent')).toBe('12%');
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    expect(onStart).toHaveBeenCalledTimes(1);
    rerender(<DownloadButton state="complete" onStart={onStart} />);
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'false');
  });
});

describe('SpokenDownload', () => {
  it('announces the start, the middle and the end only', () => {
    const { rerender } = render(<SpokenDownload state="idle" />);
    const voice = screen.getByRole('status');
    const said = (state: BulkDownloadState) => {
      rerender(<SpokenDownload state={state} />);
      return voice.textContent;
    };
    expect(
      [
        'idle' as const,
        0,
        1,
        49,
        50,
        99,
        100,
        'complete' as const,
        'idle' as const,
      ].map(said),
    ).toEqual([
      '',
      'Downloading 0%',
      'Downloading 0%',
      'Downloading 0%',
      'Downloading 50%',
      'Downloading 50%',
      'Downloading 50%',
      'Complete 100%',
      '',
    ]);
    expect(said('error')).toBe('');
    expect(said(0)).toBe('Downloading 0%');
  });
});
