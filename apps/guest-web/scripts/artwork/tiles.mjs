import { leaf, rose } from './plants.mjs';
import { chance, circle, g, n, path, polar, rect } from './svg.mjs';

/** The small pictures of an upload page, 76 by 76. */
const SIZE = 76;

export function bouquet(
  colors = ['#c66a80', '#dd93a3', '#f1c3ca', '#fae6e4'],
  ground = '#efe4d6',
) {
  return () =>
    g(
      {},
      rect([0, 0, SIZE, SIZE], { fill: ground }),
      path('M30 50l-6 30h28l-6-30z', { fill: '#7d8f6a' }),
      [-2.8, -2.2, -1.6, -1, -0.4, 0.1].map((angle) =>
        leaf(
          { x: 38, y: 46, angle, length: 32, width: 6 },
          { fill: '#6f8560' },
        ),
      ),
      [
        [26, 38],
        [50, 38],
        [38, 26],
        [38, 46],
      ].map(([x, y]) => rose(x, y, 13, colors)),
      path('M30 56q8 5 16 0l-2 8q-6 3-12 0z', { fill: '#fbf3e4' }),
    );
}

export function cake(ground = '#5a3f3a', icing = '#fbf1e4') {
  return () =>
    g(
      {},
      rect([0, 0, SIZE, SIZE], { fill: ground }),
      [
        [12, 16, 5],
        [62, 12, 7],
        [66, 34, 4],
        [8, 40, 6],
        [30, 8, 4],
      ].map(([x, y, r]) =>
        circle(x, y, r, { fill: '#f3c98b', opacity: '0.35' }),
      ),
      path('M14 76V56h48v20zM22 56V40h32v16zM29 40V27h18v13z', { fill: icing }),
      path('M14 58h48M22 42h32M29 29h18', {
        stroke: '#d58a98',
        'stroke-width': 3,
        'stroke-dasharray': '.1 5',
        'stroke-linecap': 'round',
      }),
      path('M38 26c-5-4-6-6-6-8a3 3 0 0 1 6-.6 3 3 0 0 1 6 .6c0 2-1 4-6 8z', {
        fill: '#c2566c',
      }),
    );
}

export function rings(ground = '#d9c7b4') {
  return () =>
    g(
      {},
      rect([0, 0, SIZE, SIZE], { fill: ground }),
      path('M0 60Q30 40 76 54V76H0z', { fill: '#fff8ee', opacity: '0.7' }),
      circle(31, 42, 15, {
        fill: 'none',
        stroke: '#c99a3f',
        'stroke-width': 4,
      }),
      circle(46, 38, 15, {
        fill: 'none',
        stroke: '#e3bd66',
        'stroke-width': 4,
      }),
      path('M46 23l-5-6 3-4h4l3 4z', { fill: '#f3fbff' }),
    );
}

export function fireworks(night = '#1d2346') {
  return () => {
    const bursts = [
      [24, 26, 18, '#f3c56b'],
      [54, 20, 14, '#e58a9c'],
      [46, 44, 12, '#9fc7e6'],
    ];
    const rays = bursts.map(([x, y, size, color]) => {
      const lines = Array.from({ length: 14 }, (_, index) => {
        const [fromX, fromY] = polar(x, y, size * 0.3, index * 25.7);
        const [toX, toY] = polar(x, y, size, index * 25.7);
        return `M${n(fromX)} ${n(fromY)}L${n(toX)} ${n(toY)}`;
      });
      return path(lines.join(''), {
        stroke: color,
        'stroke-width': 1.3,
        'stroke-linecap': 'round',
      });
    });
    return g(
      {},
      rect([0, 0, SIZE, SIZE], { fill: night }),
      rays,
      path('M0 76V64q20-8 38 0 18-8 38 0v12z', { fill: '#0f1430' }),
    );
  };
}

export function dancers(ground = '#a4574f', glowing = '#f2c27a') {
  return () =>
    g(
      {},
      rect([0, 0, SIZE, SIZE], { fill: ground }),
      path('M0 14Q38 30 76 14', {
        fill: 'none',
        stroke: glowing,
        'stroke-width': 3,
        'stroke-dasharray': '.1 7',
        'stroke-linecap': 'round',
      }),
      path('M0 4Q38 18 76 4', {
        fill: 'none',
        stroke: glowing,
        'stroke-width': 2.4,
        'stroke-dasharray': '.1 8',
        'stroke-linecap': 'round',
      }),
      circle(31, 33, 5, { fill: '#2b1d1a' }),
      circle(44, 31, 5, { fill: '#2b1d1a' }),
      path('M26 39q5-3 10 0l4 10c6 8 6 18 4 27H14c2-12 8-24 10-28z', {
        fill: '#fbf3e8',
      }),
      path('M40 37q6-3 10 2l2 18-2 19H42V56z', { fill: '#241d24' }),
    );
}

export function table(cloth = '#e9efe6') {
  return () => {
    const random = chance(9);
    const sprigs = Array.from({ length: 12 }, (_, index) =>
      leaf(
        {
          x: 4 + index * 6,
          y: 38 + random(-4, 4),
          angle: random(-2.6, 2.6),
          length: 13,
          width: 3,
        },
        { fill: ['#7d8f6a', '#93a57f'][index % 2] },
      ),
    );
    return g(
      {},
      rect([0, 0, SIZE, SIZE], { fill: cloth }),
      [
        [16, 14],
        [60, 14],
        [16, 62],
        [60, 62],
      ].map(([x, y]) => [
        circle(x, y, 14, { fill: '#fffdf8', stroke: '#d9c59a' }),
        circle(x, y, 8, { fill: 'none', stroke: '#e6dcc8' }),
      ]),
      sprigs,
      [
        [20, 38],
        [38, 36],
        [56, 39],
      ].map(([x, y]) => circle(x, y, 4.5, { fill: '#f3d9d4' })),
    );
  };
}

export function seaside(sky = '#f3c7a2', sea = '#5f86a6') {
  return () =>
    g(
      {},
      rect([0, 0, SIZE, SIZE], { fill: sky }),
      circle(52, 34, 9, { fill: '#fff0cd' }),
      rect([0, 42, SIZE, 34], { fill: sea }),
      path('M46 48h12M44 54h16M48 60h8', {
        stroke: '#ffe6bd',
        'stroke-width': 1.5,
        'stroke-linecap': 'round',
      }),
      circle(26, 39, 3.5, { fill: '#2b2330' }),
      circle(34, 37, 3.5, { fill: '#2b2330' }),
      path('M22 44q4-3 8 0l4 32H14zM31 42q4-3 7 0l1 34h-9z', {
        fill: '#2b2330',
      }),
    );
}

export function sparklers(night = '#2b2233') {
  return () => {
    const stars = [
      [16, 24],
      [38, 16],
      [60, 26],
    ].map(([x, y]) => {
      const lines = Array.from({ length: 10 }, (_, index) => {
        const [toX, toY] = polar(x, y, index % 2 ? 7 : 11, index * 36);
        return `M${x} ${y}L${n(toX)} ${n(toY)}`;
      });
      return [
        path(lines.join(''), { stroke: '#ffe2a0', 'stroke-width': 1.2 }),
        path(`M${x} ${y}l${(38 - x) * 0.25} 44`, {
          stroke: '#8d7a6a',
          'stroke-width': 1.4,
        }),
      ];
    });
    return g(
      {},
      rect([0, 0, SIZE, SIZE], { fill: night }),
      circle(38, 22, 34, { fill: '#f3b85f', opacity: '0.16' }),
      stars,
      path('M8 76q8-14 16 0zM30 76q8-16 18 0zM54 76q8-14 16 0z', {
        fill: '#140f1a',
      }),
    );
  };
}
