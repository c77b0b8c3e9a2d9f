import { act, renderHook } from '@testing-library/react';
import type { MediaItem } from '@hatira/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadChoices } from '../../../shared/i18n/choices';
import { loadPart, startI18n } from '../../../shared/i18n/i18n';
import { DownloadsProvider } from '../../../shared/media/download/downloads-provider';
import { ToastProvider } from '../../../shared/ui/dialog/toast';
import { Selection } from '../tools/selection';
import { useBulkDownload } from './use-bulk-download';

const items = ['one', 'other'].map((id) => ({ id, file_size: 1 }) as MediaItem);

beforeEach(async () => {
  await startI18n('en');
  await loadPart('gallery');
  await loadChoices();
  vi.stubGlobal('fetch', () =>
    Promise.reject(new TypeError('network failure')),
  );
});
afterEach(() => vi.unstubAllGlobals());

it('returns to idle when another selection replaces the failed one', async () => {
  const selection = new Selection();
  selection.toggle('one');
  const { result } = renderHook(() => useBulkDownload(items, selection), {
    wrapper: ({ children }) => (
      <ToastProvider>
        <DownloadsProvider hash={1} access="full">
          {children}
        </DownloadsProvider>
      </ToastProvider>
    ),
  });
  await act(() => result.current.start());
  expect(result.current.state).toBe('error');
  act(() => selection.toggle('other'));
  expect(result.current.state).toBe('idle');
});
