import { el, g, gradient, hills, n, path, rect } from '../svg.mjs';

/** First light over the fairy chimneys, with balloons. */
export function cappadocia() {
  return g(
    {},
    el(
      'defs',
      {},
      gradient('sky', [
        [0, '#5f6f9e'],
        [0.4, '#c9a0b4'],
        [0.75, '#f6c9a4'],
        [1, '#fde6c0'],
      ]),
    ),
    rect([0, 0, 276, 380], { fill: 'url(#sky)' }),
    hills(276, 380, [236, 226, 230, 218, 232, 228, 238], { fill: '#c6a0a2' }),
    balloon(206, 172, 1.15, ['#c2412d', '#f6dfb4']),
    balloon(58, 196, 0.72, ['#3b6a8f', '#f0e6cf']),
    balloon(128, 206, 0.5, ['#7d8b5a', '#f4e3bd']),
    balloon(252, 216, 0.42, ['#8d4f7a', '#f1d6c8']),
    balloon(22, 166, 0.4, ['#d38b2f', '#fbeccb']),
    balloon(166, 158, 0.34, ['#4f7f7a', '#f3e5c8']),
    hills(276, 380, [268, 256, 262, 250, 260, 254, 264], { fill: '#d8a98a' }),
    chimneys([
      [40, 290, 1],
      [70, 300, 0.75],
      [196, 286, 0.9],
      [224, 298, 1.2],
      [256, 302, 0.8],
      [118, 304, 0.62],
    ]),
    hills(276, 380, [300, 312, 304, 318, 306, 300], { fill: '#b97f63' }),
    hills(276, 380, [334, 326, 338, 330, 342, 328], { fill: '#8f5d4c' }),
  );
}

function balloon(x, y, size, [dark, light]) {
  const stripe = (width) =>
    `M0-46C${width}-46 ${n(width * 1.1)}-14 ${n(width * 0.25)} 6L-${n(width * 0.25)} 6C-${n(width * 1.1)}-14-${width}-46 0-46z`;
  return g(
    { transform: `translate(${x} ${y}) scale(${size})` },
    path(stripe(34), { fill: dark }),
    path(stripe(22), { fill: light }),
    path(stripe(10), { fill: dark }),
    path('M-7 7L-4 17M7 7L4 17', { stroke: '#5a4436', 'stroke-width': 1 }),
    rect([-4.5, 16, 9, 7], { rx: 1.5, fill: '#6a4a35' }),
  );
}

/** Cones with a cap of harder stone. */
function chimneys(places) {
  return places.map(([x, y, size]) =>
    g(
      { transform: `translate(${x} ${y}) scale(${size})` },
      path('M-18 20C-12-4-8-24-6-36H6C8-24 12-4 20 20z', { fill: '#d39a78' }),
      path('M6-36C8-24 12-4 20 20H4C6-4 4-24 2-36z', { fill: '#b97d61' }),
      path('M-11-34C-9-46-3-52 0-56 4-52 9-46 11-34z', { fill: '#8a5a4a' }),
      path('M-5-8h4v7h-4zM1 2h4v6h-4z', { fill: '#7b4c3f' }),
    ),
  );
}
