import { useEffect, useEffectEvent } from 'react';

interface FileDropProps {
  onDrop: (files: File[]) => void;
  /** Whether files are over the page. */
  onOver: (isOver: boolean) => void;
}

/** Takes files dropped on the page. Phones load none of it. */
export function FileDrop({ onDrop, onOver }: FileDropProps) {
  const take = useEffectEvent(onDrop);
  const show = useEffectEvent(onOver);
  useEffect(() => {
    if (!matchMedia('(pointer: fine)').matches) return undefined;
    let isMounted = true;
    let stop = (): void => undefined;
    import('./watch-file-drop').then(
      ({ watchFileDrop }) => {
        if (isMounted)
          stop = watchFileDrop({
            onOver: (isOver) => show(isOver),
            onDrop: (files) => take(files),
          });
      },
      () => undefined,
    );
    return () => {
      isMounted = false;
      stop();
    };
  }, []);
  return null;
}
