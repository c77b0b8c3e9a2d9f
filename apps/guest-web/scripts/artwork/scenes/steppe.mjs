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

/**
 * The steppe below the Tian Shan: snow, a white yurt with red bands, poppies.
 */
export function steppe() {
  return g(
    {},
    el(
      'defs',
      {},
      gradient('sky', [
        [0, '#3f77ad'],
        [0.6, '#a8cfe0'],
        [1, '#f4ecd2'],
      ]),
    ),
    rect([0, 0, 276, 380], { fill: 'url(#sky)' }),
    path(
      'M-10 236L24 186l22 22 30-54 26 38 34-60 36 52 22-26 34 50 28-38 40 66z',
      { fill: '#6f89a6' },
    ),
    path(
      'M24 186l-14 20 11-3 8 6 6-8 11 7zM76 154l-19 34 12-6 9 12 8-11 16 9zM136 132l-25 44 15-9 12 14 10-14 24 17zM194 158l-17 20 12-2 8 8 6-6 12 8zM256 170l-16 22 10-3 8 7 12-4z',
      { fill: '#f8f9f6' },
    ),
    circle(226, 118, 15, { fill: '#fff4d2' }),
    hills(276, 380, [236, 226, 234, 222, 230, 226, 238], { fill: '#8aa06f' }),
    hills(276, 380, [262, 252, 258, 250, 262, 256], { fill: '#b5b569' }),
    yurt(176, 286),
    hills(276, 380, [300, 306, 298, 310, 302, 296], { fill: '#9aa556' }),
    poppies(),
  );
}

function yurt(x, y) {
  const diamonds = Array.from(
    { length: 9 },
    (_, index) => `M${-44 + index * 11} -18l5.5-6 5.5 6-5.5 6z`,
  );
  return g(
    { transform: `translate(${x} ${y})` },
    path('M-52 20V-26H52V20z', { fill: '#f7f1e3' }),
    path('M-58-26C-44-48-22-60-8-64H8C22-60 44-48 58-26z', { fill: '#fffaf0' }),
    path('M-10-62q10-8 20 0v4h-20z', { fill: '#b0402f' }),
    path('M-53-28H53v4H-53zM-52-12H52v4H-52z', { fill: '#b0402f' }),
    path(diamonds.join(''), { fill: '#2f6f7a' }),
    path('M-34-40L-8-60M34-40L8-60M0-62V-28', {
      stroke: '#dccdb0',
      'stroke-width': 1.4,
    }),
    path('M-11 20V-10h22v30z', { fill: '#8a4a2f' }),
    path('M-8 17V-7h7v24zM1 17V-7h7v24z', { fill: '#c98a4b' }),
  );
}

function poppies() {
  const random = chance(29);
  const blades = Array.from({ length: 60 }, () => {
    const [x, y] = [random(-4, 280), random(330, 384)];
    return `M${n(x)} ${n(y)}q${n(random(-5, 5))}-${n(random(8, 14))} ${n(random(-7, 7))}-${n(random(16, 30))}`;
  });
  const flowers = Array.from({ length: 26 }, () => {
    const [x, y, size] = [random(2, 274), random(322, 372), random(3.4, 6.4)];
    return g(
      {},
      circle(x - size * 0.5, y, size, { fill: '#c8382a' }),
      circle(x + size * 0.5, y - size * 0.1, size, { fill: '#df5140' }),
      circle(x, y + size * 0.2, size * 0.35, { fill: '#3a2521' }),
    );
  });
  return g(
    {},
    path(blades.join(''), {
      fill: 'none',
      stroke: '#6f7f3a',
      'stroke-width': 1.3,
      'stroke-linecap': 'round',
    }),
    flowers,
  );
}
