import { LoadQueue } from './load-queue';

/** Returns a queue in which the document's loaded pictures need no place; a broken one is tried again. */
export function queueAfterDocument(loadsAtATime: number): LoadQueue {
  const queue = new LoadQueue(loadsAtATime);
  for (const image of document.querySelectorAll<HTMLImageElement>('.album img'))
    if (image.complete && image.naturalWidth > 0)
      queue.finish(image.getAttribute('src')!);
  return queue;
}
