import { beforeEach, expect, it, vi } from 'vitest';
import { imagePreview } from './image-preview';
import type { PreviewRequest } from './preview-messages';

const behaviours: ('answers' | 'fails' | 'is silent')[] = [];
const small = new Blob(['small']);
const made = vi.hoisted(() => ({ count: 0, ended: 0 }));

vi.mock('./preview.worker?worker', () => ({
  default: class extends EventTarget {
    constructor() {
      super();
      made.count += 1;
    }

    postMessage({ id }: PreviewRequest) {
      const behaviour = behaviours.shift();
      const event =
        behaviour === 'answers'
          ? new MessageEvent('message', { data: { id, preview: small } })
          : new Event('error');
      if (behaviour !== 'is silent')
        queueMicrotask(() => this.dispatchEvent(event));
    }

    terminate() {
      made.ended += 1;
    }
  },
}));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('OffscreenCanvas', class {});
  vi.stubGlobal('createImageBitmap', () => undefined);
  // A photo that this browser can't decode.
  vi.stubGlobal('URL', {
    createObjectURL: () => 'data:,',
    revokeObjectURL: () => undefined,
  });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

it('replaces a worker that fails or times out', async () => {
  behaviours.push('fails', 'answers', 'is silent', 'answers');
  const photo = new File(['x'], 'a.jpg', { type: 'image/jpeg' });
  expect(await imagePreview(photo, '1')).toBeUndefined();
  expect(await imagePreview(photo, '2')).toBe(small);
  const silent = imagePreview(photo, '3');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await silent).toBeUndefined();
  expect(await imagePreview(photo, '4')).toBe(small);
  expect(made).toEqual({ count: 3, ended: 2 });
});

it('replaces a worker that fails once, however many photos it has answered', async () => {
  const endedBefore = made.ended;
  behaviours.push('answers', 'answers', 'fails');
  const photo = new File(['x'], 'a.jpg', { type: 'image/jpeg' });
  for (const id of ['1', '2', '3']) await imagePreview(photo, id);
  expect(made.ended).toBe(endedBefore + 1);
});
