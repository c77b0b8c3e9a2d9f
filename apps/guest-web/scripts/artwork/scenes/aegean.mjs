import { blossom } from '../plants.mjs';
import { chance, circle, el, g, gradient, hills, path, rect } from '../svg.mjs';

/** White houses above the sea, a blue dome, bougainvillea over the wall. */
export function aegean() {
  return g(
    {},
    el(
      'defs',
      {},
      gradient('sky', [
        [0, '#3f86bd'],
        [0.7, '#a9d3e6'],
        [1, '#dff0f2'],
      ]),
      gradient('sea', [
        [0, '#2f7fb0'],
        [1, '#1c5a8d'],
      ]),
    ),
    rect([0, 0, 276, 230], { fill: 'url(#sky)' }),
    hills(276, 236, [226, 220, 224, 214, 222, 229], { fill: '#8fb3c6' }),
    rect([0, 226, 276, 154], { fill: 'url(#sea)' }),
    path('M20 250h26M70 262h18M30 284h30M104 246h14M96 276h22', {
      stroke: '#8cc3dd',
      'stroke-width': 1.4,
      'stroke-linecap': 'round',
    }),
    boat(66, 256),
    path(
      'M276 200C240 214 226 240 206 262C186 284 150 300 120 330C100 350 92 364 88 380H276z',
      { fill: '#c9b79c' },
    ),
    houses(),
    bougainvillea(),
  );
}

function boat(x, y) {
  return g(
    { transform: `translate(${x} ${y})` },
    path('M-12 0h24l-5 6h-14z', { fill: '#f7f3ea' }),
    path('M0-2V-24L12-4z', { fill: '#ffffff' }),
    path('M-1-2V-18l-8 14z', { fill: '#dfe9ee' }),
  );
}

function houses() {
  const house = (x, y, width, height) => [
    rect([x, y, width, height], { fill: '#fbfaf5' }),
    rect([x, y, width * 0.28, height], { fill: '#dfe6ea' }),
  ];
  const door = (x, y) =>
    path(`M${x} ${y}v-12a5 5 0 0 1 10 0v12z`, { fill: '#2f6fae' });
  return g(
    {},
    house(224, 196, 52, 60),
    path('M206 230a22 22 0 0 1 44 0z', { fill: '#2f6fae' }),
    path('M227 208v-14M223 199h8', { stroke: '#fbfaf5', 'stroke-width': 2.4 }),
    house(202, 230, 52, 40),
    house(166, 258, 50, 44),
    house(216, 266, 60, 60),
    house(126, 292, 58, 50),
    house(180, 306, 96, 74),
    door(178, 302),
    door(232, 326),
    door(144, 342),
    path(
      'M222 246h8v9h-8zM196 270h7v8h-7zM160 306h7v8h-7zM206 326h9v10h-9zM252 286h8v9h-8z',
      { fill: '#7fa9cc' },
    ),
    path('M150 236h26v-14a13 13 0 0 0-26 0zM156 236v-12a7 7 0 0 1 14 0v12z', {
      fill: '#fbfaf5',
      transform: 'translate(30 22)',
    }),
  );
}

function bougainvillea() {
  const random = chance(41);
  const bracts = Array.from({ length: 46 }, (_, index) => {
    const x = 236 + random(-34, 42) - index * 0.4;
    const y = 352 + random(-22, 30) + index * 0.1;
    const color = ['#c7327c', '#de4f93', '#b02468', '#e779ad'][index % 4];
    return blossom(x, y, random(5, 8), {
      petals: 3,
      turn: random(0, 6),
      color,
      heart: '#f9e4c9',
    });
  });
  return g(
    {},
    circle(240, 366, 34, { fill: '#55753f' }),
    circle(212, 376, 22, { fill: '#6a8a4c' }),
    bracts,
  );
}
