import { leaf, rose } from '../plants.mjs';
import {
  chance,
  circle,
  el,
  g,
  gradient,
  hills,
  n,
  path,
  rect,
} from '../svg.mjs';

/** An English lawn: a marquee with bunting, old trees, roses in front. */
export function garden() {
  return g(
    {},
    el(
      'defs',
      {},
      gradient('sky', [
        [0, '#8fb6cf'],
        [0.6, '#cfe2e2'],
        [1, '#f1efdc'],
      ]),
      gradient('lawn', [
        [0, '#a9c07c'],
        [1, '#6f9458'],
      ]),
    ),
    rect([0, 0, 276, 380], { fill: 'url(#sky)' }),
    hills(276, 380, [214, 204, 212, 200, 210, 206], { fill: '#9db78d' }),
    trees([
      [20, 214, 30],
      [52, 220, 22],
      [250, 212, 34],
      [214, 218, 22],
      [278, 226, 24],
    ]),
    rect([0, 232, 276, 150], { fill: 'url(#lawn)' }),
    marquee(138, 250),
    bunting(),
    roses(),
  );
}

function trees(places) {
  return places.map(([x, y, size]) => [
    rect([x - 2, y, 4, 26], { fill: '#6b5540' }),
    circle(x, y - size * 0.3, size, { fill: '#6f9160' }),
    circle(x - size * 0.5, y, size * 0.7, { fill: '#7f9f6c' }),
    circle(x + size * 0.5, y - size * 0.1, size * 0.72, { fill: '#5f8256' }),
  ]);
}

function marquee(x, y) {
  return g(
    { transform: `translate(${x} ${y})` },
    path('M-78 30V-8h156v38z', { fill: '#fbf6ea' }),
    path(
      'M-88-6C-60-16-48-34-38-52-28-34-14-20 0-14 14-20 28-34 38-52 48-34 60-16 88-6z',
      { fill: '#fffdf6' },
    ),
    path(
      'M-38-52C-34-34-24-18-10-9h-56C-52-20-42-36-38-52zM38-52C42-34 52-18 66-9H10C24-20 34-36 38-52z',
      {
        fill: '#efe4cd',
      },
    ),
    path('M-38-52v-12M38-52v-12', { stroke: '#9b8a6b', 'stroke-width': 1.4 }),
    path('M-38-64l12 4-12 4zM38-64l12 4-12 4z', { fill: '#b6536a' }),
    path(
      'M-58 30V0q14-8 28 0v30zM-14 30V0q14-8 28 0v30zM30 30V0q14-8 28 0v30z',
      { fill: '#8a9a70' },
    ),
    path('M-52 30v-9h16v9zM-8 30v-9H8v9zM36 30v-9h16v9z', { fill: '#fffdf6' }),
  );
}

function bunting() {
  const colors = ['#b6536a', '#e3b45c', '#7f9fb8', '#fffaf0', '#8fae7c'];
  const flags = Array.from({ length: 19 }, (_, index) => {
    const x = 4 + index * 15;
    const y = 172 + 18 * Math.sin((index / 18) * Math.PI);
    return path(`M${n(x)} ${n(y)}h10l-5 12z`, {
      fill: colors[index % colors.length],
    });
  });
  return g(
    {},
    path('M0 171Q138 208 276 171', {
      fill: 'none',
      stroke: '#8d7a5f',
      'stroke-width': 1,
    }),
    flags,
  );
}

function roses() {
  const random = chance(17);
  const palettes = [
    ['#c66a80', '#d98a9b', '#eab4bd', '#f7dcdc'],
    ['#e6c6a4', '#f0d8bd', '#f8e8d6', '#fdf4e8'],
    ['#a94a63', '#bf6579', '#d58a98'],
  ];
  const leaves = Array.from({ length: 40 }, () =>
    leaf(
      {
        x: random(-6, 282),
        y: random(330, 384),
        angle: random(-2.6, -0.5),
        length: random(16, 30),
        width: 5,
      },
      { fill: ['#4f7046', '#5f8252', '#3f5f3c'][Math.floor(random(0, 3))] },
    ),
  );
  const flowers = Array.from({ length: 13 }, (_, index) =>
    rose(
      8 + index * 21 + random(-5, 5),
      352 + random(-14, 16),
      random(13, 18),
      palettes[index % 3],
    ),
  );
  return g({}, leaves, flowers);
}
