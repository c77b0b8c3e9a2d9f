import {
  circle,
  el,
  g,
  glow,
  gradient,
  hills,
  n,
  path,
  rect,
} from '../svg.mjs';

/**
 * Sunset on the Bosphorus: the bridge, the mosques on the far shore, a ferry
 * with gulls.
 */
export function bosphorus() {
  return g(
    {},
    el(
      'defs',
      {},
      gradient('sky', [
        [0, '#4b3f6b'],
        [0.38, '#b0627c'],
        [0.68, '#f0a077'],
        [1, '#fbd9a0'],
      ]),
      gradient('sea', [
        [0, '#e79a78'],
        [0.35, '#9c5d77'],
        [1, '#3d3358'],
      ]),
      glow('sun', [
        [0, '#fff3d0'],
        [0.3, '#ffe1a3'],
        [1, '#ffe1a3', 0],
      ]),
    ),
    rect([0, 0, 276, 250], { fill: 'url(#sky)' }),
    circle(188, 216, 70, { fill: 'url(#sun)' }),
    circle(188, 218, 17, { fill: '#fff1cf' }),
    hills(276, 250, [222, 214, 219, 206, 212, 220, 214, 224], {
      fill: '#8a5074',
    }),
    mosque(64, 222, 1),
    mosque(226, 220, 0.6),
    bridge(),
    rect([0, 240, 276, 140], { fill: 'url(#sea)' }),
    glints(),
    ferry(92, 286),
    gulls([
      [60, 196, 8],
      [112, 176, 6],
      [138, 190, 5],
      [30, 168, 5],
      [92, 158, 4],
    ]),
  );
}

function mosque(x, ground, size) {
  const dome = (cx, radius, base) =>
    `M${cx - radius} ${base}a${radius} ${radius} 0 0 1 ${2 * radius} 0z`;
  const minaret = (cx) =>
    `M${cx - 1.6} 0V-42l1.6-11 1.6 11V0zM${cx - 3} -30h6v2h-6z`;
  const shape = `M-34 4V-12h68V4z${dome(0, 18, -14)}${dome(-22, 9, -11)}${dome(22, 9, -11)}M-1-32h2v-7h-2z${minaret(-42)}${minaret(42)}${minaret(-30)}${minaret(30)}`;
  return path(shape, {
    transform: `translate(${x} ${ground}) scale(${size})`,
    fill: '#643f66',
  });
}

function bridge() {
  const line = { fill: 'none', stroke: '#4a3258' };
  const hangers = Array.from({ length: 22 }, (_, index) => {
    const x = 96 + index * 8;
    const share = (x - 180) / 90;
    return `M${x} ${n(182 + 38 * (1 - share * share))}V228`;
  });
  return g(
    {},
    path('M0 214C40 208 70 190 90 180C120 228 240 228 270 180', {
      ...line,
      'stroke-width': 1.4,
    }),
    path(hangers.join(''), { ...line, 'stroke-width': 0.5 }),
    path('M0 229Q140 223 276 229', { ...line, 'stroke-width': 2.6 }),
    path('M87 244V178h6v66zM267 244V178h6v66zM87 196h6M267 196h6', {
      fill: '#4a3258',
    }),
  );
}

function glints() {
  const lines = Array.from({ length: 16 }, (_, row) => {
    const width = 10 + ((row * 37) % 40);
    const x = 188 - width / 2 + (((row * 53) % 21) - 10);
    return `M${n(x)} ${250 + row * 7}h${width}`;
  });
  return path(lines.join(''), {
    stroke: '#ffdca8',
    'stroke-width': 1.6,
    'stroke-linecap': 'round',
    opacity: '0.65',
  });
}

function ferry(x, y) {
  return g(
    { transform: `translate(${x} ${y})` },
    path('M-46 0h92l-9 12h-76z', { fill: '#2d2541' }),
    path('M-34-10h64v10h-64zM-22-19h42v9h-42z', { fill: '#f6e6d2' }),
    path('M-30-7h56M-18-16h34', {
      stroke: '#7d5a74',
      'stroke-width': 2.6,
      'stroke-dasharray': '3 2',
    }),
    rect([-4, -30, 8, 12], { fill: '#b6473f' }),
    path('M0-32c8-10 22-6 30-14', {
      fill: 'none',
      stroke: '#5b4468',
      'stroke-width': 3,
      'stroke-linecap': 'round',
      opacity: '0.5',
    }),
  );
}

function gulls(places) {
  const wings = places.map(
    ([x, y, size]) =>
      `M${x - size} ${y - size * 0.4}q${size * 0.6}-${size * 0.3} ${size} ${size * 0.4}q${size * 0.4}-${size * 0.7} ${size}-${size * 0.4}`,
  );
  return path(wings.join(''), {
    fill: 'none',
    stroke: '#fff4e2',
    'stroke-width': 1.4,
    'stroke-linecap': 'round',
  });
}
