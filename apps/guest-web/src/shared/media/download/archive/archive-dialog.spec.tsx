import { fireEvent, render, screen, within } from '@testing-library/react';
import { ApiError } from '@hatira/api-client';
import type { ArchiveState } from '@hatira/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadChoices } from '../../../i18n/choices';
import { loadPart, startI18n } from '../../../i18n/i18n';
import { ArchiveDialog } from './archive-dialog';

const archive = (more: Partial<ArchiveState>) =>
  ({
    id: 'a',
    status: 'ready',
    fileCount: 2,
    totalBytes: 5_000_000,
    downloadUrl: '/a',
    fileName: 'wedding-media-20260620-143005.zip',
    expiresAt: 0,
    ...more,
  }) as never;
const props = {
  goneCount: 0,
  missingCount: 0,
  savedPercent: undefined,
  onAgain: undefined,
  onLayout: undefined,
  onMail: undefined,
  onClose: () => undefined,
};

beforeEach(async () => {
  await startI18n('en');
  await loadPart('gallery');
  await loadChoices();
});

describe('ArchiveDialog', () => {
  it('shows a failed preparation inside the dialog, which covers the page', async () => {
    const onAgain = () =>
      Promise.reject(new ApiError({ status: 0, code: 'network' }));
    render(
      <ArchiveDialog
        {...props}
        archive={archive({ status: 'expired' })}
        onAgain={onAgain}
      />,
    );
    fireEvent.click(screen.getByText('Prepare again'));
    const dialog = document.querySelector('dialog')!;
    expect(
      await within(dialog).findByRole('alert', { hidden: true }),
    ).toHaveTextContent('No connection.');
  });

  it('shows the progress in place of the link while the page downloads the archive', () => {
    render(
      <ArchiveDialog {...props} archive={archive({})} savedPercent={42} />,
    );
    expect(screen.getAllByText('Downloading 42%')).not.toHaveLength(0);
    expect(screen.queryByText('Download now')).toBeNull();
    expect(
      screen.getByText('wedding-media-20260620-143005.zip'),
    ).toBeInTheDocument();
  });

  it('asks for the last chosen layout, and links it when it is there', async () => {
    const asked: string[] = [];
    let answer = () => undefined as void;
    const onLayout = (layout: string) => {
      asked.push(layout);
      return new Promise<void>((resolve) => (answer = resolve));
    };
    render(
      <ArchiveDialog
        {...props}
        archive={archive({ layout: 'flat' })}
        onLayout={onLayout}
      />,
    );
    const radio = (name: string) =>
      screen.getByRole('radio', { name, hidden: true });
    const link = screen.getByText('Download now').closest('a')!;
    expect(radio('All in one folder')).toBeChecked();
    expect(screen.getByText(/album that opens without internet/)).toBeVisible();
    expect(link).toHaveAttribute('href', '/a');
    fireEvent.click(radio('A folder for each guest'));
    fireEvent.click(radio('A folder for each hour'));
    expect(radio('A folder for each hour')).toBeChecked();
    expect(link).not.toHaveAttribute('href');
    answer();
    await vi.waitFor(() => expect(asked).toEqual(['guests', 'hours']));
    answer();
    await vi.waitFor(() => expect(link).toHaveAttribute('href', '/a'));
  });

  it('says how many files of the gallery it lacks, and keeps the focus when another is prepared', async () => {
    const onAgain = vi.fn(() => Promise.resolve());
    const dialogOf = (missingCount: number) => (
      <ArchiveDialog
        {...props}
        archive={archive({})}
        missingCount={missingCount}
        onAgain={onAgain}
      />
    );
    const { rerender } = render(dialogOf(5));
    expect(
      screen.getByText(/^5 files of the gallery are not in this download/),
    ).toBeInTheDocument();
    const again = screen.getByText('Prepare again with all files');
    again.focus();
    fireEvent.click(again);
    await vi.waitFor(() => expect(onAgain).toHaveBeenCalledOnce());
    rerender(dialogOf(0));
    expect(again).not.toBeInTheDocument();
    expect(document.activeElement?.closest('dialog')).not.toBeNull();
  });

  it('reports the chosen files that are missing from the archive', () => {
    render(<ArchiveDialog {...props} archive={archive({})} goneCount={3} />);
    expect(
      screen.getByText(/^3 files were deleted in the meantime/),
    ).toBeInTheDocument();
  });
});
