import { useRef, type PointerEvent } from 'react';
import type { Verdict } from '../../../shared/media/marks/marks-store';

const SWIPE_PX = 64;

/** A swipe right keeps, up is maybe, left is no. */
export function useSwipe(decide: (verdict: Verdict) => void) {
  const start = useRef<{ x: number; y: number; id: number }>(undefined);
  const follow = (element: HTMLElement, x: number, y: number) =>
    (element.style.transform = `translate(${x}px, ${Math.min(0, y)}px)`);
  const end = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    start.current = undefined;
    currentTarget.style.transform = '';
  };
  return {
    onPointerDown: ({ target, pointerId: id, ...at }: PointerEvent) => {
      const isControl =
        target instanceof Element && target.closest('button, input') !== null;
      if (at.pointerType === 'touch' && at.isPrimary && !isControl)
        start.current = { x: at.clientX, y: at.clientY, id };
    },
    onPointerMove: ({
      currentTarget,
      pointerId,
      clientX,
      clientY,
    }: PointerEvent<HTMLElement>) => {
      const from = start.current;
      if (from?.id === pointerId)
        follow(currentTarget, clientX - from.x, clientY - from.y);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const from = start.current;
      if (from?.id !== event.pointerId) return;
      const verdict = verdictOf(event.clientX - from.x, event.clientY - from.y);
      end(event);
      if (verdict) decide(verdict);
    },
    onPointerCancel: end,
  };
}

function verdictOf(x: number, y: number): Verdict | undefined {
  if (Math.abs(x) > Math.abs(y)) {
    if (Math.abs(x) < SWIPE_PX) return undefined;
    return x > 0 ? 'keep' : 'no';
  }
  return y < -SWIPE_PX ? 'maybe' : undefined;
}
