import { leaf } from '../plants.mjs';
import { pageOf, qrCode } from '../qr-code.mjs';
import { circle, el, g, n, path, polar, rect, svg } from '../svg.mjs';

const COBALT = '#1f3f8c';
const SKY = '#5f8fc9';
const TURQUOISE = '#1f7f86';
const RED = '#c2412d';
const GLAZE = '#f9f7f0';
const TILE = 50;
const ARCH =
  'M86 640V300c0-66 60-84 110-128 26-23 42-46 54-78 12 32 28 55 54 78 50 44 110 62 110 128v340z';

/** A border of Iznik tiles around an arch: tulips, carnations, white glaze. */
export function tileCard(letter, { names, day, says }) {
  const [first, second] = names;
  const name = { size: 60, x: 250, fill: COBALT, within: 290 };
  return svg(
    500,
    700,
    el('defs', {}, rosetteTile(), tulipTile()),
    rect([0, 0, 500, 700], { fill: GLAZE }),
    border(),
    rect([56, 56, 388, 588], { fill: COBALT }),
    spandrel(),
    g({ transform: 'matrix(-1 0 0 1 500 0)' }, spandrel()),
    path(ARCH, {
      fill: GLAZE,
      stroke: GLAZE,
      'stroke-width': 10,
      'stroke-linejoin': 'round',
    }),
    path(ARCH, { fill: 'none', stroke: TURQUOISE, 'stroke-width': 3 }),
    spray(),
    letter(first, { ...name, y: 352 }),
    letter('&', { hand: 'script', size: 40, x: 250, y: 396, fill: RED }),
    letter(second, { ...name, y: 452 }),
    letter(day, {
      hand: 'strong',
      size: 15.5,
      x: 250,
      y: 484,
      tracking: 2.6,
      fill: TURQUOISE,
      within: 290,
    }),
    qrCode(pageOf(first, '160526', second), {
      x: 206,
      y: 500,
      size: 88,
      fill: COBALT,
    }),
    letter(says, {
      hand: 'italic',
      size: 18,
      x: 250,
      y: 618,
      fill: COBALT,
      within: 290,
    }),
  );
}

function border() {
  const places = [];
  for (let column = 0; column < 10; column += 1) {
    for (let row = 0; row < 14; row += 1) {
      if (column > 0 && column < 9 && row > 0 && row < 13) continue;
      const turn = row === 0 ? 0 : row === 13 ? 180 : column === 0 ? -90 : 90;
      places.push([
        column,
        row,
        (column + row) % 2 ? 'tulip' : 'rosette',
        turn,
      ]);
    }
  }
  return places.map(([column, row, tile, turn]) => {
    const [x, y] = [column * TILE, row * TILE];
    return el('use', {
      href: `#${tile}`,
      transform: `translate(${x} ${y}) rotate(${turn} 25 25)`,
    });
  });
}

function rosetteTile() {
  const petals = Array.from({ length: 8 }, (_, index) => {
    const angle = (index * Math.PI) / 4;
    return leaf(
      { x: 25, y: 25, angle, length: 17, width: 5, bend: 0 },
      { fill: index % 2 ? TURQUOISE : COBALT },
    );
  });
  const quarters = [0, 90, 180, 270].map((turn) =>
    path('M0 13C8 13 13 8 13 0M0 7a7 7 0 0 0 7-7', {
      transform: `rotate(${turn} 25 25)`,
      fill: 'none',
      stroke: SKY,
      'stroke-width': 1.6,
    }),
  );
  return g(
    { id: 'rosette' },
    rect([0.5, 0.5, 49, 49], { fill: GLAZE, stroke: '#cfd6e2' }),
    quarters,
    petals,
    circle(25, 25, 4.4, { fill: RED }),
  );
}

function tulipTile() {
  return g(
    { id: 'tulip' },
    rect([0.5, 0.5, 49, 49], { fill: '#e9f0f6', stroke: '#cfd6e2' }),
    path('M25 46V26', { fill: 'none', stroke: TURQUOISE, 'stroke-width': 2 }),
    leaf(
      { x: 25, y: 45, angle: -2.5, length: 20, width: 4, bend: -0.3 },
      { fill: TURQUOISE },
    ),
    leaf(
      { x: 25, y: 45, angle: -0.64, length: 20, width: 4, bend: 0.3 },
      { fill: TURQUOISE },
    ),
    tulip(25, 28, 0.62),
  );
}

/** An Iznik tulip, its petals bent outwards at the tips. */
function tulip(x, y, size, turn = 0) {
  return g(
    { transform: `translate(${n(x)} ${n(y)}) rotate(${turn}) scale(${size})` },
    path(
      'M0 0C-17-4-15-24-19-36-9-31-4-22 0-9 4-22 9-31 19-36 15-24 17-4 0 0z',
      { fill: RED },
    ),
    path('M0-1C-9-10-7-28 0-42 7-28 9-10 0-1z', {
      fill: '#d95b45',
      stroke: GLAZE,
      'stroke-width': 1.2,
    }),
    circle(0, -20, 2, { fill: GLAZE }),
  );
}

/** A carnation: a fan of toothed petals over its cup. */
function carnation(x, y, size, turn = 0) {
  const teeth = Array.from({ length: 15 }, (_, index) => {
    const [px, py] = polar(0, 0, index % 2 ? 21 : 27, -84 + index * 12);
    return `${index ? 'L' : 'M'}${n(px)} ${n(py)}`;
  });
  return g(
    { transform: `translate(${n(x)} ${n(y)}) rotate(${turn}) scale(${size})` },
    path(`${teeth.join('')}L0 8z`, { fill: SKY, 'stroke-linejoin': 'round' }),
    path('M0 8L-11-15M0 8L-4-19M0 8L4-19M0 8L11-15', {
      stroke: COBALT,
      'stroke-width': 1.4,
    }),
    path('M-7-1C-6 8-3 13 0 15 3 13 6 8 7-1L0 4z', { fill: TURQUOISE }),
  );
}

/** The flowers at the top of the arch. */
function spray() {
  const stems =
    'M250 292C250 262 250 236 250 214M250 292C238 266 222 254 206 250M250 292c12-26 28-38 44-42M250 292c-26-14-50-14-74-6M250 292c26-14 50-14 74-6';
  const leaves = [
    [250, 288, -2.1, 44],
    [250, 288, -1.04, 44],
    [232, 282, 2.95, 34],
    [268, 282, 0.19, 34],
  ];
  return g(
    {},
    path(stems, {
      fill: 'none',
      stroke: TURQUOISE,
      'stroke-width': 2.4,
      'stroke-linecap': 'round',
    }),
    leaves.map(([x, y, angle, length]) =>
      leaf({ x, y, angle, length, width: 6, bend: 0.1 }, { fill: TURQUOISE }),
    ),
    tulip(250, 222, 1.1),
    carnation(204, 244, 0.82, -28),
    carnation(296, 244, 0.82, 28),
    tulip(180, 288, 0.7, -72),
    tulip(320, 288, 0.7, 72),
  );
}

/**
 * The corner above the arch: a scroll of leaves and small blossoms on cobalt.
 */
function spandrel() {
  const scroll =
    'M64 330C70 250 84 190 120 150c30-32 70-44 104-84M84 196c-8-30 0-60 26-74 22-10 42 6 36 26-5 15-26 16-30 2';
  const leaves = [
    [72, 270, -0.9, 26],
    [80, 222, 3.6, 20],
    [100, 172, -0.2, 26],
    [130, 142, -1.7, 24],
    [168, 114, 0.7, 24],
    [196, 92, -1.9, 22],
  ];
  const blossoms = [
    [90, 92, 1],
    [182, 74, 0.8],
    [76, 150, 0.7],
    [72, 350, 0.7],
  ];
  return g(
    {},
    path(scroll, {
      fill: 'none',
      stroke: '#dfe8f5',
      'stroke-width': 1.8,
      'stroke-linecap': 'round',
    }),
    leaves.map(([x, y, angle, length]) =>
      leaf({ x, y, angle, length, width: 5, bend: 0.25 }, { fill: '#7fb7bf' }),
    ),
    blossoms.map(([x, y, size]) => smallBlossom(x, y, size)),
  );
}

function smallBlossom(x, y, size) {
  const petals = Array.from({ length: 6 }, (_, index) => {
    const [px, py] = polar(x, y, 8 * size, index * 60);
    return circle(px, py, 5 * size, { fill: GLAZE });
  });
  return g({}, petals, circle(x, y, 4.4 * size, { fill: RED }));
}
