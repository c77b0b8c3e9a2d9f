import { useCallback, useEffect, useState } from 'react';
import { useGalleryTools } from '../gallery-tools';

/** A place in the queue of what loads: `mayLoad` once it is this file's turn; `finish` when it has come or failed. */
export function useLoadPlace(id: string): { mayLoad: boolean; finish: () => void } {
  const { masonry, queue } = useGalleryTools();
  const [mayLoad, setMayLoad] = useState(() => queue.hasFinished(id));

  useEffect(() => {
    if (queue.hasFinished(id)) return undefined;
    queue.ask(
      id,
      () => masonry.distance(id),
      () => setMayLoad(true),
    );
    return () => queue.leave(id);
  }, [id, masonry, queue]);

  const finish = useCallback(() => queue.finish(id), [id, queue]);
  return { mayLoad, finish };
}
