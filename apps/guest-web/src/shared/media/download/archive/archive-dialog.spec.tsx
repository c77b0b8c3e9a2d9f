import { fireEvent, render, screen, within } from '@testing-library/react';
import { ApiError } from '@hatira/api-client';
import type { ArchiveState } from '@hatira/contract';
import { beforeEach, describe, expect, it } from 'vitest';
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
  savedPercent: undefined,
  onAgain: undefined,
  onMail: undefined,
  onClose: () => undefined,
};

beforeEach(async () => {
  await startI18n('en');
  await loadPart('gallery');
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

  it('reports the chosen files that are missing from the archive', () => {
    render(<ArchiveDialog {...props} archive={archive({})} goneCount={3} />);
    expect(
      screen.getByText(/^3 files were deleted in the meantime/),
    ).toBeInTheDocument();
  });
});
