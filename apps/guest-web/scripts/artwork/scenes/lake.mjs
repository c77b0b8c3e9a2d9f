import { el, g, gradient, path, rect } from '../svg.mjs';

const MOUNTAINS = [
  path('M-10 240L40 168l26 30 34-62 30 44 30-74 44 66 24-30 60 98v20H-10z', {
    fill: '#8299ac',
  }),
  path(
    'M40 168l-16 24 12-5 9 9 9-10 12 12zM100 136l-20 36 14-9 10 12 10-14 16 19zM160 106l-24 52 17-14 12 17 13-15 26 26z',
    { fill: '#f6f8f7' },
  ),
  path('M160 106l44 66 24-30 60 98v20H150z', {
    fill: '#5f788e',
    opacity: '0.35',
  }),
  path(
    'M-10 260V226C30 204 60 214 96 226c40-20 80-8 110 0 30-12 60-14 90-2v36z',
    { fill: '#56755f' },
  ),
];

/** A lake in the Alps: snow, pines, a church with an onion dome, a jetty. */
export function lake() {
  return g(
    {},
    el(
      'defs',
      {},
      gradient('sky', [
        [0, '#5d8fb8'],
        [0.6, '#b9d6e2'],
        [1, '#eef1e6'],
      ]),
      gradient('water', [
        [0, '#8fb4bd'],
        [1, '#35627a'],
      ]),
    ),
    rect([0, 0, 276, 260], { fill: 'url(#sky)' }),
    MOUNTAINS,
    pines([
      [12, 252, 1],
      [30, 254, 0.7],
      [228, 252, 0.9],
      [246, 254, 1.15],
      [264, 252, 0.8],
      [206, 254, 0.6],
    ]),
    church(112, 254),
    rect([0, 252, 276, 130], { fill: 'url(#water)' }),
    g({ transform: 'matrix(1 0 0 -.6 0 404)', opacity: '0.14' }, MOUNTAINS[0]),
    path('M30 274h40M96 286h50M176 272h44M20 312h34M190 306h60M70 332h44', {
      stroke: '#dcebe8',
      'stroke-width': 1.4,
      'stroke-linecap': 'round',
      opacity: '0.7',
    }),
    jetty(),
  );
}

function pines(places) {
  return places.map(([x, y, size]) =>
    path('M0-52l9 18h-5l9 16h-6l10 18H2v6h-4v-6h-15l10-18h-6l9-16h-5z', {
      transform: `translate(${x} ${y}) scale(${size})`,
      fill: '#2f4f43',
    }),
  );
}

function church(x, y) {
  return g(
    { transform: `translate(${x} ${y})` },
    path('M-8 0V-24l26-8 26 8V0z', { fill: '#f7f2e6' }),
    path('M-12-22l30-12 30 12v4l-30-10-30 10z', { fill: '#9a4a3c' }),
    path('M-22 0v-46h16V0z', { fill: '#fbf7ec' }),
    path('M-24-46h20c2-8-6-9-7-16 0-4-2-6-3-10-1 4-3 6-3 10-1 7-9 8-7 16z', {
      fill: '#4d6b66',
    }),
    path('M-14-72v-9M-17-78h6', { stroke: '#c9a86a', 'stroke-width': 1.4 }),
    path(
      'M-17-36h6v8h-6zM4-14v-6a3 3 0 0 1 6 0v6zM18-14v-6a3 3 0 0 1 6 0v6zM32-14v-6a3 3 0 0 1 6 0v6z',
      {
        fill: '#6f7f86',
      },
    ),
  );
}

function jetty() {
  const planks = Array.from(
    { length: 9 },
    (_, row) => `M${128 - row * 5.5} ${316 + row * 8}h${20 + row * 11}`,
  );
  return g(
    {},
    path('M126 312h24l52 72H74z', { fill: '#a98a66' }),
    path(planks.join(''), { stroke: '#7d6347', 'stroke-width': 1.2 }),
    path('M122 306v14M154 306v14M96 344v20M180 344v20', {
      stroke: '#6a523b',
      'stroke-width': 4,
      'stroke-linecap': 'round',
    }),
    path('M122 310q16 8 32 0', {
      fill: 'none',
      stroke: '#efe2c4',
      'stroke-width': 1.2,
    }),
  );
}
