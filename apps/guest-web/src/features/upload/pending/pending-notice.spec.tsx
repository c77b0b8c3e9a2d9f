import { render, screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { loadPart, startI18n } from '../../../shared/i18n/i18n';
import type { PendingUpload } from './pending-record';
import { PendingFiles } from './pending-files';
import { PendingNotice } from './pending-notice';

const late = { PendingFiles };

beforeAll(async () => {
  await startI18n('en');
  await loadPart('sending');
});

const left: PendingUpload = {
  id: 'a',
  wedding: 'w',
  name: 'dans.mov',
  size: 9,
  type: 'video/quicktime',
  lastModified: 0,
  addedAtMs: 0,
};

it('renders the live region before its text, so that the text is announced', () => {
  const { rerender } = render(<PendingNotice pending={[]} parts={late} />);
  const notice = screen.getByRole('status');
  expect(notice).toBeEmptyDOMElement();
  rerender(<PendingNotice pending={[left]} parts={late} />);
  expect(screen.getByRole('status')).toBe(notice);
  expect(notice).toHaveTextContent('One of your files has not arrived yet.');
});

it('shows the picture of a file to choose again: phones show no names', () => {
  const createObjectURL = vi.fn(() => 'blob:picture');
  vi.stubGlobal(
    'URL',
    Object.assign(class extends URL {}, {
      createObjectURL,
      revokeObjectURL: vi.fn(),
    }),
  );
  const preview = new ArrayBuffer(3);
  render(<PendingNotice pending={[{ ...left, preview }]} parts={late} />);
  expect(screen.getByRole('presentation')).toHaveAttribute(
    'src',
    'blob:picture',
  );
  expect(createObjectURL).toHaveBeenCalledOnce();
});
