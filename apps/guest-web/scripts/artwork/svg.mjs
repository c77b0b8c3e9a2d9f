/** Formats a number with one decimal, enough for these drawings. */
export const n = (value) => String(Math.round(value * 10) / 10);

/** A whole drawing. */
export function svg(width, height, ...parts) {
  const body = parts.flat(Infinity).join('');
  const content = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>`;
  return { content, extension: 'svg', width, height };
}

/**
 * One element; attributes are named as in SVG, numbers are rounded, undefined
 * is left out.
 */
export function el(name, attributes, ...children) {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(
      ([key, value]) =>
        ` ${key}="${typeof value === 'number' ? n(value) : value}"`,
    )
    .join('');
  const inner = children.flat(Infinity).join('');
  return inner === ''
    ? `<${name}${written}/>`
    : `<${name}${written}>${inner}</${name}>`;
}

export const g = (attributes, ...children) => el('g', attributes, ...children);
/** At `[x, y, width, height]`. */
export const rect = ([x, y, width, height], attributes = {}) =>
  el('rect', { x, y, width, height, ...attributes });
export const circle = (cx, cy, r, attributes = {}) =>
  el('circle', { cx, cy, r, ...attributes });
export const path = (d, attributes = {}) => el('path', { d, ...attributes });

/**
 * Top to bottom by default; stops are `[offset, colour]` or `[offset, colour,
 * opacity]`.
 */
export function gradient(
  id,
  stops,
  direction = { x1: 0, y1: 0, x2: 0, y2: 1 },
) {
  return el('linearGradient', { id, ...direction }, stopsOf(stops));
}

export function glow(id, stops, place = {}) {
  return el('radialGradient', { id, ...place }, stopsOf(stops));
}

function stopsOf(stops) {
  return stops.map(([offset, color, opacity]) =>
    el('stop', {
      offset: String(offset),
      'stop-color': color,
      'stop-opacity': opacity && String(opacity),
    }),
  );
}

/** Points on a circle, in degrees clockwise from the top. */
export function polar(cx, cy, radius, degrees) {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
}

/** Seeded random numbers, identical in each build. */
export function chance(seed) {
  let state = seed >>> 0;
  return (from = 0, to = 1) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return from + (((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * (to - from);
  };
}

/** A smooth line through points, as the body of a path. */
export function through(points) {
  const [first, ...rest] = points;
  const parts = [`M${n(first[0])} ${n(first[1])}`];
  rest.forEach((point, index) => {
    const before = points[index - 1] ?? points[index];
    const start = points[index];
    const after = points[index + 2] ?? point;
    const [c1x, c1y] = [
      start[0] + (point[0] - before[0]) / 6,
      start[1] + (point[1] - before[1]) / 6,
    ];
    const [c2x, c2y] = [
      point[0] - (after[0] - start[0]) / 6,
      point[1] - (after[1] - start[1]) / 6,
    ];
    parts.push(
      `C${n(c1x)} ${n(c1y)} ${n(c2x)} ${n(c2y)} ${n(point[0])} ${n(point[1])}`,
    );
  });
  return parts.join('');
}

/** A range of hills, closed at the bottom: heights from left to right. */
export function hills(width, bottom, heights, attributes) {
  const step = width / (heights.length - 1);
  const line = through(heights.map((height, index) => [index * step, height]));
  return path(`${line}V${n(bottom)}H0z`, attributes);
}
