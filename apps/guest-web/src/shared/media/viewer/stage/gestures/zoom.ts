export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Pixels from the stage's centre. */
export interface Zoom extends Point {
  scale: number;
}

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };
export const MAX_SCALE = 5;
/** The scale that a double tap gives. */
export const CLOSE_SCALE = 2.5;
/** A smaller one snaps back to the whole picture. */
const LEAST_SCALE = 1.05;

/** Keeps `point` (from the stage's centre) in place. */
export function zoomedTo(zoom: Zoom, scale: number, point: Point): Zoom {
  const next = Math.min(MAX_SCALE, Math.max(1, scale));
  const factor = next / zoom.scale;
  return {
    scale: next,
    x: point.x - (point.x - zoom.x) * factor,
    y: point.y - (point.y - zoom.y) * factor,
  };
}

export function moved(zoom: Zoom, by: Point): Zoom {
  return { ...zoom, x: zoom.x + by.x, y: zoom.y + by.y };
}

/** Keeps the picture over the stage; centres a smaller one. */
export function bounded(zoom: Zoom, stage: Size, picture: Size): Zoom {
  if (zoom.scale < LEAST_SCALE) return WHOLE;
  const most = (drawn: number, space: number) =>
    Math.max(0, (drawn * zoom.scale - space) / 2);
  const within = (value: number, limit: number) =>
    Math.min(limit, Math.max(-limit, value));
  return {
    scale: zoom.scale,
    x: within(zoom.x, most(picture.width, stage.width)),
    y: within(zoom.y, most(picture.height, stage.height)),
  };
}

export function contained(picture: Size, stage: Size): Size {
  if (picture.width === 0 || picture.height === 0) return stage;
  const factor = Math.min(
    stage.width / picture.width,
    stage.height / picture.height,
  );
  return { width: picture.width * factor, height: picture.height * factor };
}
