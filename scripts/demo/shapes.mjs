/** @typedef {() => number} Random */

/**
 * Pseudorandom numbers from 0 to 1, the same for the same seed.
 * @param {number} seed
 */
export function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Joins `count` pieces of a picture.
 * @param {number} count
 * @param {(index: number) => string} draw
 */
export function many(count, draw) {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

/**
 * @template T
 * @param {Random} random
 * @param {T[]} choices
 */
export function pick(random, choices) {
  return choices[Math.floor(random() * choices.length)];
}

/**
 * From top to bottom in equal steps; fill with `url(#id)`.
 * @param {string} id
 * @param {...string} colours
 */
export function gradient(id, ...colours) {
  const stops = colours.map(
    (colour, index) =>
      `<stop offset="${index / (colours.length - 1)}" stop-color="${colour}"/>`,
  );
  return `<linearGradient id="${id}" x2="0" y2="1">${stops.join('')}</linearGradient>`;
}

/**
 * Fades outwards; fill a circle with `url(#id)`.
 * @param {string} id
 * @param {string} colour
 */
export function glow(id, colour, strength = 1) {
  return `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${strength}"/><stop offset=".25" stop-color="${colour}" stop-opacity="${strength * 0.45}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;
}

/**
 * @param {string} id
 * @param {number} pixels
 */
export function blur(id, pixels) {
  return `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${pixels}"/></filter>`;
}

/**
 * `fill` is a colour, or all attributes of the look.
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 * @param {string} fill
 */
export function circle(x, y, radius, fill) {
  return `<circle cx="${x}" cy="${y}" r="${radius}" ${fill.includes('=') ? fill : `fill="${fill}"`}/>`;
}

/**
 * Wooded hills against the sky, 1600 wide.
 * @param {Random} random
 * @param {number} top
 * @param {number} height
 * @param {string} fill
 */
export function hills(random, top, height, fill) {
  const points = Array.from(
    { length: 18 },
    (_, index) => `${index * 100 - 50},${top - random() * height}`,
  );
  return `<path d="M-50,1600 L${points.join(' ')} L1700,1600Z" fill="${fill}" stroke="${fill}" stroke-width="40" stroke-linejoin="round"/>`;
}

/**
 * Bride and groom, feet at (x, y); `tall` in pixels.
 * @param {number} x
 * @param {number} y
 * @param {number} tall
 * @param {{ dress: string, suit: string }} options
 */
export function couple(x, y, tall, { dress, suit }) {
  const scale = tall / 200;
  return `<g transform="translate(${x} ${y}) scale(${scale})">
    <path d="M-34,0 q6,-58 20,-88 q-14,-34 0,-58 q12,-10 24,0 q12,24 2,56 q26,42 34,90Z" fill="${dress}"/>
    <path d="M-22,-150 q-26,70 -40,150 q30,-20 46,-120Z" fill="${dress}" opacity=".45"/>
    <circle cx="-1" cy="-166" r="15" fill="${suit}"/>
    <path d="M26,0 l4,-90 q-8,-52 6,-66 q20,-12 38,0 q14,18 4,66 l4,90 h-22 l-6,-80 l-6,80Z" fill="${suit}"/>
    <circle cx="54" cy="-182" r="16" fill="${suit}"/>
    <path d="M8,-122 q22,14 34,-2" stroke="${suit}" stroke-width="9" fill="none" stroke-linecap="round"/>
  </g>`;
}

/**
 * A flower from above.
 * @param {Random} random
 * @param {{ x: number, y: number }} options
 * @param {number} radius
 * @param {string[]} colours
 */
export function flower(random, { x, y }, radius, colours) {
  const colour = pick(random, colours);
  /**
   * @param {number} count
   * @param {number} size
   * @param {number} opacity
   */
  const ring = (count, size, opacity) =>
    many(count, (index) => {
      const turn = (index * 360) / count + random() * 16;
      return `<ellipse rx="${size * 0.34}" ry="${size * 0.52}" cy="${-size * 0.48}" transform="rotate(${turn})" fill="${colour}" stroke="#00000018" opacity="${opacity}"/>`;
    });
  return `<g transform="translate(${x} ${y})">${ring(11, radius, 0.9)}${ring(9, radius * 0.72, 0.95)}${ring(7, radius * 0.45, 1)}${circle(0, 0, radius * 0.14, '#e7b94f')}</g>`;
}

/**
 * @param {Random} random
 * @param {number} x
 * @param {number} y
 * @param {number} length
 */
export function leaf(random, x, y, length) {
  const green = pick(random, ['#5f6f57', '#73865f', '#49593f', '#8a9b74']);
  return `<path transform="translate(${x} ${y}) rotate(${random() * 360})" d="M0,0 q${length * 0.4},${-length * 0.35} ${length},0 q${-length * 0.6},${length * 0.35} ${-length},0Z" fill="${green}"/>`;
}

/**
 * Out-of-focus lights.
 * @param {Random} random
 * @param {number} count
 * @param {string[]} colours
 */
export function bokeh(random, count, colours, { top = 0, bottom = 1200 } = {}) {
  return many(count, () => {
    const radius = 14 + random() * 52;
    const look = `fill="${pick(random, colours)}" opacity="${0.12 + random() * 0.38}"`;
    return circle(
      random() * 1600,
      top + random() * (bottom - top),
      radius,
      look,
    );
  });
}
