import { nightScenes } from './night-scenes.mjs';
import {
  blur,
  bokeh,
  circle,
  couple,
  flower,
  glow,
  gradient,
  hills,
  leaf,
  many,
  pick,
} from './shapes.mjs';

/** @import { Random } from './shapes.mjs' */

/** @typedef {keyof typeof scenes} Scene */

/** Each returns the content of an <svg> of 1600 x 1200. The same random numbers draw the same view. */
export const scenes = {
  seaside,
  garden,
  dance: nightScenes.dance,
  bouquet,
  cake,
  table,
  meadow,
  fireworks: nightScenes.fireworks,
};

/** @param {Random} random */
function seaside(random) {
  const sun = 500 + random() * 600;
  const skies = [
    ['#5b4a7d', '#c9627a', '#f5a26b', '#ffd9a0'],
    ['#2f4a73', '#a4708f', '#f0a58a', '#fbe3b9'],
    ['#6d8fb5', '#cfc6cf', '#f6d3b3', '#fff0d2'],
  ];
  /** @param {number} index */
  const glint = (index) => {
    const y = 735 + index * index * 0.55;
    const width = 60 + random() * (60 + index * 9);
    const x = sun - width / 2 + (random() - 0.5) * (60 + index * 5);
    return `<rect x="${x}" y="${y}" width="${width}" height="${2 + index * 0.22}" rx="3" fill="#ffe6b0" opacity="${0.75 - index * 0.02}"/>`;
  };
  return `<defs>${gradient('sky', ...pick(random, skies))}${gradient('sea', '#c98a7c', '#5d6d8e', '#26354f')}${glow('sun', '#fff3cf')}${blur('soft', 14)}</defs>
    <rect width="1600" height="740" fill="url(#sky)"/>
    <g filter="url(#soft)" opacity=".5">${many(7, () => `<ellipse cx="${random() * 1600}" cy="${120 + random() * 330}" rx="${140 + random() * 240}" ry="${12 + random() * 22}" fill="#ffe3d2"/>`)}</g>
    ${circle(sun, 655, 420, 'url(#sun)')}${circle(sun, 655, 62, '#fff6dc')}
    ${hills(random, 745, 70, '#6b5878')}
    <rect y="735" width="1600" height="465" fill="url(#sea)"/>${many(28, glint)}
    <path d="M0,1200 V1085 q420,-66 900,-28 t700,-40 V1200Z" fill="#2b2430"/>
    ${couple(sun + 190, 1085, 330, { dress: '#3d3140', suit: '#1d1822' })}`;
}

/** @param {Random} random */
function garden(random) {
  /**
   * @param {number} x
   * @param {number} y
   */
  const bulb = (x, y) =>
    circle(x, y, 34, 'url(#bulb)') + circle(x, y, 5, '#fff4d6');
  /** @param {number} top */
  const chain = (top) => {
    const sag = 70 + random() * 60;
    /** @param {number} x */
    const at = (x) => top + sag * (1 - ((x - 800) / 800) ** 2);
    const line = `<path d="M0,${at(0)} Q800,${at(0) + 2 * sag} 1600,${at(1600)}" fill="none" stroke="#1c2430" stroke-width="3"/>`;
    return line + many(21, (index) => bulb(index * 80, at(index * 80) + 8));
  };
  /** @param {number} x */
  const guests = (x) =>
    many(5, (seat) =>
      circle(x - 150 + seat * 75, 880 - (seat % 2) * 14, 25, '#2c2a33'),
    );
  /** @param {number} index */
  const place = (index) => {
    const x = 200 + index * 400 + random() * 60;
    return `${guests(x)}<ellipse cx="${x}" cy="945" rx="185" ry="36" fill="#f4ead9"/><path d="M${x - 185},945 q14,150 -10,200 h390 q-24,-50 -10,-200Z" fill="#d9cbb6"/>
      ${circle(x, 925, 120, 'url(#candle)')}${many(5, (light) => circle(x - 60 + light * 30, 918, 5, '#ffe9b8'))}`;
  };
  const skies = [
    ['#16243f', '#3d4a72', '#a07a8c', '#e0a884'],
    ['#1a2036', '#4a3f63', '#93627a', '#d98f72'],
  ];
  return `<defs>${gradient('sky', ...pick(random, skies))}${glow('bulb', '#ffd98a', 0.9)}${glow('candle', '#ffca7a', 0.8)}</defs>
    <rect width="1600" height="1200" fill="url(#sky)"/>
    ${hills(random, 690, 130, '#2d3346')}${hills(random, 800, 190, '#1f2732')}
    <rect y="800" width="1600" height="400" fill="#2a3328"/>
    ${many(4, place)}${chain(80)}${chain(190 + random() * 60)}`;
}

/** @param {Random} random */
function bouquet(random) {
  const palettes = [
    ['#f6d5d3', '#e9a9a5', '#fff3ea', '#c9647a'],
    ['#fff6ec', '#f7e3c4', '#f2c9a5', '#e79b7d'],
    ['#efe3f4', '#c9a6d8', '#fff5fb', '#9e6fb3'],
  ];
  const palette = pick(random, palettes);
  /**
   * @param {(x: number, y: number) => string} draw
   * @param {number} count
   * @param {number} reach
   */
  const around = (draw, count, reach) =>
    many(count, () => {
      const angle = random() * 2 * Math.PI;
      const distance = Math.sqrt(random()) * reach;
      return draw(
        800 + Math.cos(angle) * distance * 1.2,
        520 + Math.sin(angle) * distance,
      );
    });
  return `<defs>${gradient('wall', '#f3ece2', '#d9cabb')}${blur('soft', 26)}${gradient('stems', '#49593f', '#34412d')}</defs>
    <rect width="1600" height="1200" fill="url(#wall)"/><g filter="url(#soft)">${bokeh(random, 26, ['#ffffff', '#e5d2bd', palette[1]])}</g>
    <path d="M720,700 L640,1210 H960 L880,700Z" fill="url(#stems)"/><path d="M676,930 h248 l-10,70 h-228Z" fill="${palette[0]}"/>
    ${around((x, y) => leaf(random, x, y, 150 + random() * 80), 90, 400)}
    ${around((x, y) => flower(random, { x, y }, 60 + random() * 75, palette), 46, 340)}`;
}

/** @param {Random} random */
function cake(random) {
  const icing = pick(random, [
    ['#fffaf3', '#e8d9c8'],
    ['#fbe7e6', '#e3b9b9'],
    ['#eef1ea', '#c3cdb9'],
  ]);
  const petals = pick(random, [
    ['#e9a9a5', '#f6d5d3', '#c9647a'],
    ['#f2c9a5', '#fff3ea', '#e79b7d'],
  ]);
  /**
   * @param {number} width
   * @param {number} top
   * @param {number} height
   */
  const tier = (width, top, height) =>
    `<path d="M${800 - width / 2},${top} v${height} q${width / 2},50 ${width},0 v${-height}Z" fill="url(#icing)"/><ellipse cx="800" cy="${top}" rx="${width / 2}" ry="26" fill="${icing[0]}"/>`;
  /**
   * @param {number} width
   * @param {number} y
   */
  const trim = (width, y) =>
    many(Math.round(width / 60), (index) => {
      const x = 800 - width / 2 + 30 + index * 60;
      const place = {
        x,
        y: y + 24 * Math.sin(((x - 800 + width / 2) / width) * Math.PI),
      };
      return flower(random, place, 28 + random() * 12, petals);
    });
  return `<defs>${gradient('room', '#5a3b35', '#a8755a', '#d9ab82')}<linearGradient id="icing"><stop stop-color="${icing[1]}"/><stop offset=".35" stop-color="${icing[0]}"/><stop offset="1" stop-color="${icing[1]}"/></linearGradient>${blur('soft', 12)}${glow('candle', '#ffd58f', 0.9)}</defs>
    <rect width="1600" height="1200" fill="url(#room)"/><g filter="url(#soft)">${bokeh(random, 55, ['#ffdca3', '#fff1d6', '#f0a878'], { bottom: 850 })}</g>
    <rect y="985" width="1600" height="215" fill="#efe3d3"/><ellipse cx="800" cy="1010" rx="420" ry="58" fill="#c9a86a"/><ellipse cx="800" cy="996" rx="400" ry="50" fill="#e5cc9a"/>
    ${tier(620, 760, 225)}${tier(440, 560, 205)}${tier(280, 380, 185)}
    ${trim(620, 762)}${trim(440, 562)}${trim(280, 382)}${couple(792, 372, 130, { dress: '#fffdf8', suit: '#2b2622' })}
    ${many(6, (index) => circle(170 + index * 250 + random() * 30, 975, 130, 'url(#candle)'))}`;
}

/** @param {Random} random */
function table(random) {
  const cloth = pick(random, ['#efe6da', '#e3dccf', '#d8dfd5']);
  /**
   * @param {number} x
   * @param {number} y
   */
  const plate = (x, y) =>
    `${circle(x, y + 14, 232, '#00000022')}${circle(x, y, 226, '#c9a86a')}${circle(x, y, 216, '#fdfaf5')}${circle(x, y, 150, 'fill="none" stroke="#e4d9c8" stroke-width="4"')}
    <rect x="${x - 62}" y="${y - 128}" width="124" height="250" rx="4" fill="#fffdf8" stroke="#d9c9ae" transform="rotate(${(random() - 0.5) * 10} ${x} ${y})"/>
    ${many(6, (line) => `<rect x="${x - 36}" y="${y - 80 + line * 30}" width="${72 - random() * 30}" height="5" fill="#9e425766"/>`)}
    <rect x="${x - 290}" y="${y - 160}" width="16" height="330" rx="8" fill="#b9b2a6"/><rect x="${x + 274}" y="${y - 160}" width="16" height="330" rx="8" fill="#b9b2a6"/>`;
  const fold = () =>
    `<path d="M${random() * 1600},0 q80,600 -40,1200" stroke="#ffffff" stroke-width="34" fill="none" opacity=".25"/>`;
  const colours = ['#e9a9a5', '#f6d5d3', '#fff3ea', '#c9647a', '#f2c9a5'];
  const wreath = many(30, (index) => {
    const [x, y] = [40 + index * 54, 560 + Math.sin(index / 3) * 40];
    return (
      leaf(random, x, y, 110) +
      leaf(random, x, y, 90) +
      (index % 2 ? flower(random, { x, y }, 34 + random() * 34, colours) : '')
    );
  });
  return `<rect width="1600" height="1200" fill="${cloth}"/>${many(7, fold)}${plate(430, 260)}${plate(1200, 290)}${plate(380, 960)}${plate(1170, 940)}${wreath}
    ${many(3, (index) => circle(300 + index * 520, 600, 54, '#fff6e0') + circle(300 + index * 520, 600, 20, '#f6b65d'))}`;
}

/** @param {Random} random */
function meadow(random) {
  const petals = ['#fff6ec', '#f6d5d3', '#e9a9a5', '#f7e3c4'];
  const arch = many(44, (index) => {
    const angle = Math.PI * (index / 43);
    const [x, y] = [800 - Math.cos(angle) * 270, 640 - Math.sin(angle) * 330];
    return (
      leaf(random, x, y, 80) +
      flower(
        random,
        { x: x + random() * 20, y: y + random() * 20 },
        26 + random() * 24,
        petals,
      )
    );
  });
  /**
   * @param {number} x
   * @param {number} y
   * @param {number} size
   */
  const chair = (x, y, size) =>
    `<path d="M${x},${y} v${-90 * size} h${56 * size} v${90 * size} m0,${-40 * size} h${-56 * size}" fill="none" stroke="#fbf7f2" stroke-width="${9 * size}"/>`;
  const rows = many(5, (row) => {
    const [y, size] = [900 + row * 72, 0.8 + row * 0.16];
    return many(
      4,
      (seat) =>
        chair(560 - row * 40 - seat * 90 * size, y, size) +
        chair(980 + row * 40 + seat * 90 * size, y, size),
    );
  });
  const skies = [
    ['#8fb8d8', '#cfe0e6', '#f6ead6'],
    ['#a7c3d6', '#e9dccb', '#fbe3c4'],
  ];
  return `<defs>${gradient('sky', ...pick(random, skies))}${gradient('grass', '#93a56b', '#5f7148')}${glow('sun', '#fffbe8', 0.9)}</defs>
    <rect width="1600" height="1200" fill="url(#sky)"/>${circle(300 + random() * 1000, 160, 520, 'url(#sun)')}
    ${hills(random, 560, 200, '#9fb4bb')}${hills(random, 640, 150, '#86a08f')}${hills(random, 730, 90, '#6f8a66')}
    <rect y="720" width="1600" height="480" fill="url(#grass)"/><path d="M720,720 h160 l260,480 h-680Z" fill="#f3e9dc"/>
    ${arch}${couple(790, 860, 250, { dress: '#fffdf8', suit: '#33303a' })}${rows}
    ${many(120, () => circle(random() * 1600, 760 + random() * 440, 2 + random() * 5, `fill="${pick(random, petals)}" opacity=".8"`))}`;
}
