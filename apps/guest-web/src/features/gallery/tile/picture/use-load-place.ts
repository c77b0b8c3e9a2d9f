import { useCallback, useEffect, useState } from 'react';
import { useGalleryTools } from '../../gallery-tools';

interface LoadPlace {
  /** The address, after the queue has admitted it. */
  allowed: string | undefined;
  /** The file has loaded. */
  finish: () => void;
  /** The file does not load now: others may start. */
  leave: () => void;
}

/** A place in the load queue for one of an item's files. */
export function useLoadPlace(id: string, address: string): LoadPlace {
  const { masonry, queue } = useGalleryTools();
  const [allowed, setAllowed] = useState<string>();
  const hasCome = queue.hasFinished(address);

  useEffect(() => {
    if (queue.hasFinished(address)) return undefined;
    queue.ask(
      address,
      () => masonry.distance(id),
      () => setAllowed(address),
    );
    return () => queue.leave(address);
  }, [id, address, masonry, queue]);

  const finish = useCallback(() => queue.finish(address), [address, queue]);
  const leave = useCallback(() => queue.leave(address), [address, queue]);
  return {
    allowed: hasCome || allowed === address ? address : undefined,
    finish,
    leave,
  };
}
