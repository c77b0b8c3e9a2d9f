import { circle, el, g, gradient, hills, path, rect } from '../svg.mjs';

/** Hills, a villa on a rise, cypresses along the road. */
export function tuscany() {
  return g(
    {},
    el(
      'defs',
      {},
      gradient('sky', [
        [0, '#7fa3b8'],
        [0.45, '#d9d3bd'],
        [1, '#f6dfae'],
      ]),
    ),
    rect([0, 0, 276, 380], { fill: 'url(#sky)' }),
    circle(62, 150, 20, { fill: '#fff2cf', opacity: '0.9' }),
    hills(276, 380, [186, 172, 180, 166, 176, 190], { fill: '#9fae9c' }),
    hills(276, 380, [206, 216, 200, 190, 206, 198], { fill: '#8a9f74' }),
    villa(196, 196),
    hills(276, 380, [238, 226, 236, 244, 222, 214], { fill: '#a7a85c' }),
    cypresses([
      [28, 232, 0.8],
      [44, 231, 1],
      [60, 231, 0.85],
      [148, 244, 0.7],
      [236, 222, 0.9],
      [252, 219, 1.05],
      [266, 218, 0.8],
    ]),
    hills(276, 380, [268, 260, 250, 262, 280, 270], { fill: '#c6b45f' }),
    road(),
    vines(),
  );
}

function villa(x, y) {
  return g(
    { transform: `translate(${x} ${y})` },
    path('M-30 6V-10h44V6zM-4 6V-26h16V6z', { fill: '#ecd8b0' }),
    path('M-34-9l22-9 8 3v5zM-8-25l12-8 12 8z', { fill: '#b85e3a' }),
    path('M12-9l8 0-4-5-4 0z', { fill: '#b85e3a' }),
    path('M-24-4h4v5h-4zM-14-4h4v5h-4zM1-19h4v5h-4zM1-7h4v5h-4z', {
      fill: '#7a5a3c',
    }),
  );
}

function cypresses(places) {
  return places.map(([x, y, size]) =>
    path('M0 4C-9 0-8-26 0-50 8-26 9 0 0 4zM-1 2h2v6h-2z', {
      transform: `translate(${x} ${y}) scale(${size})`,
      fill: '#3f5a3c',
    }),
  );
}

function road() {
  return path(
    'M150 380C120 340 226 320 196 292C178 276 128 274 150 254C160 246 182 240 190 232C180 244 170 250 164 258C156 272 214 276 226 296C248 334 176 344 226 380z',
    { fill: '#eedfb8' },
  );
}

/** Rows that run down the nearest slope. */
function vines() {
  const rows = Array.from(
    { length: 7 },
    (_, row) =>
      `M${-30 + row * 22} 380C${-10 + row * 18} 340 ${4 + row * 15} 310 ${14 + row * 13} ${278 - row * 2}`,
  );
  return path(rows.join(''), {
    fill: 'none',
    stroke: '#7f8a3d',
    'stroke-width': 5,
    'stroke-dasharray': '7 3',
    'stroke-linecap': 'round',
  });
}
