import { bounded, contained, type Point, type Size, type Zoom } from './zoom';

export function sizeOf({
  clientWidth: width,
  clientHeight: height,
}: HTMLElement): Size {
  return { width, height };
}

export function distanceOf([one, other]: Point[]): number {
  return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
}

export function middleOf([one, other]: Point[]): Point {
  return one && other
    ? { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }
    : { x: 0, y: 0 };
}

export function offsetFromMiddle(element: HTMLElement, { x, y }: Point): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: x - left - width / 2, y: y - top - height / 2 };
}

/** Keeps the picture over the stage. */
export function boundedFor(
  wanted: Zoom,
  stage: HTMLElement,
  { naturalWidth: width, naturalHeight: height }: HTMLImageElement,
): Zoom {
  const size = sizeOf(stage);
  return bounded(wanted, size, contained({ width, height }, size));
}

/** True when a pixel of the picture covers more than one of the screen. */
export function isBlurred(
  scale: number,
  stage: HTMLElement,
  picture: HTMLImageElement | null,
): boolean {
  if (!picture) return false;
  const { naturalWidth: width, naturalHeight: height } = picture;
  const drawn = contained({ width, height }, sizeOf(stage));
  return drawn.width * scale * window.devicePixelRatio > width;
}
