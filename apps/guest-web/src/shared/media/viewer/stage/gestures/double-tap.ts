const MAX_INTERVAL_MS = 300;
const MAX_DISTANCE_PX = 30;

export class DoubleTap {
  private last: { x: number; y: number; at: number } | undefined;

  isSecond({ clientX: x, clientY: y, timeStamp: at }: PointerEvent): boolean {
    const { last } = this;
    const isSecond =
      last !== undefined &&
      at - last.at < MAX_INTERVAL_MS &&
      Math.hypot(x - last.x, y - last.y) < MAX_DISTANCE_PX;
    this.last = isSecond ? undefined : { x, y, at };
    return isSecond;
  }
}
