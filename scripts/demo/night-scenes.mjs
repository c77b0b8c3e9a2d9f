import {
  blur,
  bokeh,
  circle,
  couple,
  glow,
  gradient,
  many,
  pick,
} from './shapes.mjs';

/** @import { Random } from './shapes.mjs' */

/** Scenes after sunset; the same random numbers draw the same view. */
export const nightScenes = { dance, fireworks };

/** @param {Random} random */
function dance(random) {
  const colours = [
    '#ff9a76',
    '#ffd27a',
    '#e86a92',
    '#8c6ff0',
    '#6ac3e8',
    '#fff0c9',
  ];
  const beam = () => {
    const from = random() * 1600;
    const to = random() * 1600;
    return `<path d="M${from},-20 L${to - 130},1200 L${to + 130},1200Z" fill="${pick(random, colours)}" opacity=".1"/>`;
  };
  /** @param {number} index */
  const dancer = (index) => {
    const tall = 0.9 + random() * 0.5;
    const arm = () => `${(random() - 0.5) * 110},${-250 - random() * 70}`;
    return `<g transform="translate(${index * 135 + random() * 50} 1220) scale(${tall * 1.3})" fill="#120c18" stroke="#120c18" stroke-linecap="round">
      <path d="M-55,0 q-4,-120 10,-175 q45,-34 90,0 q14,60 10,175Z"/><circle cy="-222" r="30"/>
      <path d="M-38,-165 L${arm()} M38,-165 L${arm()}" stroke-width="17" fill="none"/></g>`;
  };
  return `<defs>${gradient('hall', '#1b1030', '#4a1d4e', '#8a3550')}${glow('lamp', '#ffd9a8', 0.9)}${blur('soft', 7)}</defs>
    <rect width="1600" height="1200" fill="url(#hall)"/>${circle(800, 420, 700, 'fill="url(#lamp)" opacity=".7"')}
    ${many(7, beam)}<g filter="url(#soft)">${bokeh(random, 60, colours, { bottom: 800 })}</g>
    ${couple(800, 1090, 560, { dress: '#f7e9df', suit: '#241726' })}${many(13, dancer)}
    ${many(70, () => `<rect x="${random() * 1600}" y="${random() * 1000}" width="10" height="18" fill="${pick(random, colours)}" transform="rotate(${random() * 30})" opacity=".9"/>`)}`;
}

/** @param {Random} random */
function fireworks(random) {
  const colours = ['#ffd27a', '#ff8fa3', '#a8d8ff', '#fff0c9', '#c7a6ff'];
  const burst = () => {
    const [x, y, reach] = [
      200 + random() * 1200,
      120 + random() * 400,
      110 + random() * 170,
    ];
    const colour = pick(random, colours);
    const rays = many(46, (index) => {
      const angle = (index / 46) * 2 * Math.PI;
      const length = reach * (0.75 + random() * 0.3);
      const [endX, endY] = [
        x + Math.cos(angle) * length,
        y + Math.sin(angle) * length + length * 0.1,
      ];
      return `<path d="M${x + Math.cos(angle) * 20},${y + Math.sin(angle) * 20} L${endX},${endY}" stroke="${colour}" stroke-width="3" opacity=".75"/>${circle(endX, endY, 4, '#fff7e0')}`;
    });
    return `${circle(x, y, reach * 1.5, 'url(#flash)')}${rays}`;
  };
  const roofs = many(24, (index) => {
    const height = 60 + random() * 120;
    const windows = many(
      6,
      () =>
        `<rect x="${index * 70 + random() * 52}" y="${835 - random() * (height - 20)}" width="7" height="9" fill="#ffcf86"/>`,
    );
    return `<rect x="${index * 70 - 5}" y="${840 - height}" width="76" height="${height}" fill="#141a30"/>${windows}`;
  });
  const reflections = many(
    60,
    () =>
      `<rect x="${random() * 1600}" y="${860 + random() * 160}" width="${20 + random() * 70}" height="4" rx="2" fill="${pick(random, colours)}" opacity=".35"/>`,
  );
  return `<defs>${gradient('night', '#0c1230', '#27305f', '#6b4a72')}${glow('flash', '#ffe6c0', 0.4)}</defs>
    <rect width="1600" height="1200" fill="url(#night)"/>${many(90, () => circle(random() * 1600, random() * 600, random() * 2, '#fff'))}
    ${many(5, burst)}${roofs}<rect y="840" width="1600" height="360" fill="#1a2144"/>${reflections}
    <path d="M0,1200 V1050 h1600 V1200Z" fill="#0b0e1d"/>${couple(760, 1062, 300, { dress: '#d9d2e4', suit: '#05070f' })}`;
}
