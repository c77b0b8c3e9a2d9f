import { expect, it } from 'vitest';
import { queueAfterDocument } from './queue-after-document';

it('passes over the loaded pictures of the document, and not over broken or loading ones', () => {
  document.body.innerHTML = '<div class="album"></div>';
  for (const [src, complete, naturalWidth] of [
    ['/loaded', true, 640],
    ['/broken', true, 0],
    ['/loading', false, 0],
  ] as const) {
    const image = document.createElement('img');
    image.setAttribute('src', src);
    Object.defineProperties(image, {
      complete: { value: complete },
      naturalWidth: { value: naturalWidth },
    });
    document.querySelector('.album')!.append(image);
  }
  const queue = queueAfterDocument(4);
  expect(
    ['/loaded', '/broken', '/loading'].map((src) => queue.hasFinished(src)),
  ).toEqual([true, false, false]);
});
