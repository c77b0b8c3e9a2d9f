import { useEffectEvent, useLayoutEffect } from 'react';

interface KeysOf {
  step: (by: -1 | 1) => void;
  toggle: () => void;
  end: () => void;
}

/**
 * Space pauses, arrows turn, Escape ends, as do the keys of a television's
 * remote control; the viewer below stays still.
 */
export function useShowKeys({ step, toggle, end }: KeysOf): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { altKey, ctrlKey, key, metaKey, target } = event;
    event.stopPropagation();
    if (altKey || ctrlKey || metaKey) return;
    const act = {
      ' ': toggle,
      Enter: toggle,
      MediaPlayPause: toggle,
      MediaTrackNext: () => step(1),
      MediaTrackPrevious: () => step(-1),
      ArrowLeft: () => step(-1),
      ArrowRight: () => step(1),
      Escape: end,
    }[key];
    const pressed = key === ' ' || key === 'Enter';
    const isControl =
      target instanceof Element &&
      target.closest(pressed ? 'button, select, input' : 'select') !== null;
    if (!act || (isControl && key !== 'Escape')) return;
    event.preventDefault();
    act();
  });
  useLayoutEffect(() => {
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, []);
}
