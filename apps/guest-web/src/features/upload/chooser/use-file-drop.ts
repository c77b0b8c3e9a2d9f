import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Takes files dropped on the page. Phones load none of it.
 * @returns whether files are over the page
 */
export function useFileDrop(take: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const onDrop = useEffectEvent(take);
  useEffect(() => {
    if (!matchMedia('(pointer: fine)').matches) return undefined;
    let isMounted = true;
    let stop = (): void => undefined;
    import('./watch-file-drop').then(
      ({ watchFileDrop }) => {
        if (isMounted)
          stop = watchFileDrop({
            onOver: setOver,
            onDrop: (files) => onDrop(files),
          });
      },
      () => undefined,
    );
    return () => {
      isMounted = false;
      stop();
    };
  }, []);
  return isOver;
}
