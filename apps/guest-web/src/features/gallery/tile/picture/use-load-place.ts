import { useCallback, useEffect, useState } from 'react';
import { useGalleryTools } from '../../tools/gallery-tools';

interface LoadPlace {
  /** Set once the queue has admitted it. */
  allowed: string | undefined;
  finish: () => void;
  /** Lets others start. */
  leave: () => void;
}

export function useLoadPlace(id: string, address: string): LoadPlace {
  const { masonry, queue } = useGalleryTools();
  const [allowed, setAllowed] = useState<string>();
  const hasLoaded = queue.hasFinished(address);

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
    allowed: hasLoaded || allowed === address ? address : undefined,
    finish,
    leave,
  };
}
