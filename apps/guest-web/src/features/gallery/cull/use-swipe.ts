import { useRef, type PointerEvent } from 'react';
import type { Verdict } from '@hatira/contract';

const SWIPE_PX = 64;
/** A finger that moves less taps. */
const STARTS_AFTER_PX = 8;

/** A swipe right keeps, up is maybe, left is no. */
export function useSwipe(decide: (verdict: Verdict) => void) {
  const start = useRef<{ x: number; y: number; id: number }>(undefined);
  const end = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    start.current = undefined;
    currentTarget.style.transform = '';
  };
  return {
    onPointerDown: ({ target, pointerId: id, ...at }: PointerEvent) => {
      // A video is one button, which takes swipes, too.
      const isControl =
        target instanceof Element && target.closest('[data-no-swipe]') !== null;
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
      if (from?.id !== pointerId) return;
      const [x, y] = [clientX - from.x, clientY - from.y];
      if (Math.hypot(x, y) < STARTS_AFTER_PX) return;
      // The gesture is not a click.
      currentTarget.setPointerCapture(pointerId);
      currentTarget.style.transform = `translate(${x}px, ${Math.min(0, y)}px)`;
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
