import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ApiError } from '@hatira/api-client';
import { LANGUAGES } from '@hatira/contract';
import { loadPart, startI18n } from '../../i18n/i18n';
import { LoadFailure } from './load-failure';

function wordsOf(status: number, code: ApiError['code']): string {
  const error = new ApiError({ status, code });
  const { unmount } = render(<LoadFailure error={error} onRetry={vi.fn()} />);
  const words = screen.getByRole('alert').textContent ?? '';
  unmount();
  return words;
}

it('leaves the advice to try again to the button', async () => {
  await startI18n('en');
  await loadPart('gallery');
  expect(wordsOf(0, 'network')).toBe(
    'Something went wrong while loading the photos and videos.No connection. Please check your internet connection.Try again',
  );
  expect(wordsOf(504, 'http_error')).toBe(
    'Something went wrong while loading the photos and videos.The answer took too long.Try again',
  );
});

it.each(LANGUAGES)(
  'distinguishes a timeout from a lost network in %s',
  async (language) => {
    await startI18n(language);
    await loadPart('gallery');
    const words = [
      wordsOf(0, 'network'),
      wordsOf(0, 'timeout'),
      wordsOf(500, 'http_error'),
    ];
    expect(new Set(words).size).toBe(3);
  },
);
