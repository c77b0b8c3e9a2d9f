import { el, g, gradient, hills, path, rect } from '../svg.mjs';

/**
 * Baku by the Caspian at dusk: three flames of glass, the Maiden Tower, lamps
 * along the water.
 */
export function baku() {
  return g(
    {},
    el(
      'defs',
      {},
      gradient('sky', [
        [0, '#1f2a52'],
        [0.45, '#5a4f86'],
        [0.8, '#c7869a'],
        [1, '#f0b99a'],
      ]),
      gradient('sea', [
        [0, '#7d6690'],
        [0.4, '#3c3f6d'],
        [1, '#1b2246'],
      ]),
      gradient('glass', [
        [0, '#f6c86d'],
        [0.5, '#d9764e'],
        [1, '#7b4a72'],
      ]),
    ),
    rect([0, 0, 276, 270], { fill: 'url(#sky)' }),
    path(
      'M30 60h.1M70 40h.1M120 66h.1M200 52h.1M246 84h.1M160 34h.1M96 92h.1M226 30h.1',
      {
        stroke: '#f7ead2',
        'stroke-width': 2,
        'stroke-linecap': 'round',
      },
    ),
    hills(276, 270, [246, 236, 226, 220, 230, 240, 248], { fill: '#51466f' }),
    flames(),
    town(),
    maidenTower(64, 262),
    rect([0, 262, 276, 120], { fill: 'url(#sea)' }),
    lamps(),
  );
}

function flames() {
  const flame = (x, height, lean) =>
    `M${x} 244C${x - 22} ${244 - height * 0.3} ${x - 12 + lean} ${244 - height * 0.75} ${x + lean} ${244 - height}C${x + 16 + lean} ${244 - height * 0.7} ${x + 26} ${244 - height * 0.3} ${x + 18} 244z`;
  const outlines = [flame(150, 92, 8), flame(212, 100, -4), flame(180, 118, 2)];
  const tiers = Array.from(
    { length: 17 },
    (_, row) => `M120 ${240 - row * 7}h124`,
  );
  return g(
    {},
    el(
      'clipPath',
      { id: 'towers' },
      outlines.map((outline) => path(outline)),
    ),
    outlines.map((outline) => path(outline, { fill: 'url(#glass)' })),
    path(tiers.join(''), {
      stroke: '#3a2f5c',
      'stroke-width': 1,
      opacity: '0.3',
      'clip-path': 'url(#towers)',
    }),
  );
}

function town() {
  return g(
    {},
    path(
      'M88 264v-24h18v-10h14v14h12v-8h20v12h14v-16h16v10h18v-6h20v12h16v-8h18v24z',
      { fill: '#3b3259' },
    ),
    path(
      'M94 246h3M100 252h3M110 238h3M124 250h3M140 246h3M160 254h3M178 244h3M196 250h3M214 246h3M232 254h3M170 250h3M148 256h3M204 256h3M240 250h3',
      { stroke: '#ffd98e', 'stroke-width': 2.4 },
    ),
  );
}

function maidenTower(x, ground) {
  return g(
    { transform: `translate(${x} ${ground})` },
    path('M-22 0C-21-24-20-48-19-62Q0-68 19-62C20-48 21-24 22 0z', {
      fill: '#a07a62',
    }),
    path('M4-65Q13-64 19-62C20-48 21-24 22 0H12C12-24 10-46 4-65z', {
      fill: '#7f5d52',
    }),
    path('M22 0V-54h10C33-34 34-16 34 0z', { fill: '#8d6957' }),
    path('M-20-46h40M-21-36h41M-21-26h42M-22-16h43M-22-6h43', {
      stroke: '#6d4f48',
      'stroke-width': 1.2,
      opacity: '0.6',
    }),
    path('M-5-50h4v7h-4zM-5-30h4v7h-4z', { fill: '#3b2a38' }),
  );
}

function lamps() {
  const places = Array.from({ length: 14 }, (_, index) => 8 + index * 20);
  return g(
    {},
    path(places.map((x) => `M${x} 264h.1`).join(''), {
      stroke: '#ffe3a6',
      'stroke-width': 4.5,
      'stroke-linecap': 'round',
    }),
    path(
      places
        .map((x, index) => `M${x} 272v${34 + ((index * 17) % 30)}`)
        .join(''),
      {
        stroke: '#ffd48a',
        'stroke-width': 2,
        'stroke-dasharray': '5 4',
        'stroke-linecap': 'round',
        opacity: '0.5',
      },
    ),
    path('M150 280v56M180 276v74M212 280v60', {
      stroke: '#e79a62',
      'stroke-width': 8,
      'stroke-dasharray': '3 5',
      opacity: '0.4',
    }),
  );
}
