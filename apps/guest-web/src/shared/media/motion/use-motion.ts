import {
  useEffect,
  useMemo,
  useState,
  type DragEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { HOLD_MS, HOVER_MS, type MediaItem } from '@hatira/contract';

const MOVED_PX = 10;
/** Number of clicks that a key reports. */
const BY_KEYBOARD = 0;

export interface Motion {
  /** Undefined: the photo does not move, or this browser cannot play it. */
  clip: string | undefined;
  isPlaying: boolean;
  toggle: () => void;
  fail: () => void;
  /** The handlers of the element around the picture. */
  handlers: Partial<ReturnType<typeof handlersOf>>;
}

/**
 * Plays while a finger holds or a mouse hovers, or until the next `toggle`.
 * Reduced motion leaves out the hover.
 */
export function useMotion({ motion_url: address }: MediaItem): Motion {
  const [playing, setPlaying] = useState<string>();
  const [failed, setFailed] = useState<string>();
  const [gesture] = useState(() => new Gesture());
  useEffect(() => () => gesture.cancel(), [gesture, address]);
  const clip = address === failed ? undefined : address;
  const handlers = useMemo(
    () =>
      clip === undefined
        ? {}
        : handlersOf(gesture, (isOn) => setPlaying(isOn ? clip : undefined)),
    [gesture, clip],
  );
  const isPlaying = clip !== undefined && playing === clip;
  return {
    clip,
    isPlaying,
    toggle: () => setPlaying(isPlaying ? undefined : clip),
    fail: () => setFailed(address),
    handlers,
  };
}

/** The touch or hover in progress. */
class Gesture {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private start = { x: 0, y: 0 };
  isHeld = false;

  begin(
    { clientX: x, clientY: y }: PointerEvent,
    afterMs: number,
    run: () => void,
  ): void {
    this.cancel();
    this.start = { x, y };
    this.timer = setTimeout(run, afterMs);
  }

  hasMoved({ clientX, clientY }: PointerEvent): boolean {
    return (
      Math.hypot(clientX - this.start.x, clientY - this.start.y) > MOVED_PX
    );
  }

  cancel(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }
}

function handlersOf(gesture: Gesture, play: (isOn: boolean) => void) {
  const stop = () => {
    gesture.cancel();
    play(false);
  };
  const unlessHeld = (event: MouseEvent | DragEvent) => {
    if (gesture.isHeld) event.preventDefault();
  };
  return {
    onPointerEnter: (event: PointerEvent) => {
      const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      if (event.pointerType === 'mouse' && !isCalm)
        gesture.begin(event, HOVER_MS, () => play(true));
    },
    onPointerDown: (event: PointerEvent) => {
      gesture.isHeld = false;
      if (event.pointerType === 'mouse') return;
      gesture.begin(event, HOLD_MS, () => {
        gesture.isHeld = true;
        play(true);
      });
    },
    onPointerMove: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' && gesture.hasMoved(event)) stop();
    },
    onPointerUp: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') stop();
    },
    onPointerCancel: stop,
    onPointerLeave: stop,
    // A long touch is neither a click nor the menu of a link.
    onClickCapture: (event: MouseEvent) => {
      if (event.detail !== BY_KEYBOARD) unlessHeld(event);
    },
    onContextMenu: unlessHeld,
    onDragStart: unlessHeld,
  };
}
