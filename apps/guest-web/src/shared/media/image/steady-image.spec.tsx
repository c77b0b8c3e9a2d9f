import { act, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SteadyImage } from './steady-image';

let answer: () => Promise<Response>;
const onFail = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  onFail.mockClear();
  vi.stubGlobal('fetch', () => answer());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function show() {
  const { container } = render(
    <SteadyImage address="/media/key/thumb" onFail={onFail} />,
  );
  return container.querySelector('img')!;
}

async function breakOnce(image: HTMLImageElement): Promise<void> {
  fireEvent.error(image);
  await act(() => vi.advanceTimersByTimeAsync(0));
}

describe('SteadyImage', () => {
  it('tries again as often as the network fails', async () => {
    answer = () => Promise.reject(new TypeError('network failure'));
    const image = show();
    for (let count = 0; count < 8; count++) {
      await breakOnce(image);
      image.removeAttribute('src');
      await act(() => vi.advanceTimersByTimeAsync(60_000));
      expect(image.getAttribute('src')).toBe('/media/key/thumb');
    }
    expect(onFail).not.toHaveBeenCalled();
  });

  it('continues at once when the network is back', async () => {
    answer = () => Promise.reject(new TypeError('network failure'));
    const image = show();
    await breakOnce(image);
    image.removeAttribute('src');
    act(() => void window.dispatchEvent(new Event('online')));
    expect(image.getAttribute('src')).toBe('/media/key/thumb');
  });

  it('waits for a busy server', async () => {
    answer = () => Promise.resolve(new Response(null, { status: 503 }));
    const image = show();
    await breakOnce(image);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    await breakOnce(image);
    expect(onFail).not.toHaveBeenCalled();
  });

  it.each([200, 404])(
    'stops at the second answer %i from the server',
    async (status) => {
      answer = () => Promise.resolve(new Response(null, { status }));
      const image = show();
      await breakOnce(image);
      expect(onFail).not.toHaveBeenCalled();
      await breakOnce(image);
      expect(onFail).toHaveBeenCalledOnce();
    },
  );
});
