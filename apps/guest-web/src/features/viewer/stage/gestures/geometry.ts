import type { Point, Size } from './zoom';

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
