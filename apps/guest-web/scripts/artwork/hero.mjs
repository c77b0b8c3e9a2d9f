import { botanicalCard } from './cards/botanical.mjs';
import { CUSTOMERS } from './customer-pages.mjs';
import { INVITATIONS } from './invitations.mjs';
import { phonePage } from './phone.mjs';
import { leaf, oliveBranch, rose, ROSES } from './plants.mjs';
import { el, g, gradient, path, rect, svg } from './svg.mjs';
import { bouquet, dancers } from './tiles.mjs';
import { WORDS } from './words.mjs';

/** The scene on the phone: a place that readers of the language may know. */
const SCENES = {
  tr: 'bosphorus',
  az: 'baku',
  en: 'garden',
  it: 'tuscany',
  fr: 'tuscany',
  el: 'aegean',
  es: 'aegean',
  de: 'lake',
  nl: 'garden',
  kk: 'steppe',
  ru: 'lake',
};

/** A drawing within another one, rotated about its centre, with a shadow. */
export function placed(drawing, { x, y, width, turn = 0, radius = 4 }) {
  const height = (width * drawing.height) / drawing.width;
  const inner = drawing.content
    .replace(/^<svg /, `<svg x="${x}" y="${y}" `)
    .replace(
      / width="\d+" height="\d+"/,
      ` width="${width}" height="${height}"`,
    );
  return g(
    { transform: `rotate(${turn} ${x + width / 2} ${y + height / 2})` },
    rect([x + 5, y + 12, width, height], {
      rx: radius,
      fill: '#6b4a34',
      opacity: '0.1',
    }),
    rect([x + 2, y + 5, width, height], {
      rx: radius,
      fill: '#6b4a34',
      opacity: '0.14',
    }),
    inner,
  );
}

/**
 * The page that the first card opens: its couple's upload page, in their
 * language.
 */
export function firstPage(language) {
  const { names } = INVITATIONS[language].botanical;
  return {
    ...CUSTOMERS[SCENES[language]],
    names: names.join(' & '),
    date: '12/09/2026',
    words: WORDS[language],
  };
}

/**
 * The card on a table and its upload page on a phone, in the names and words of
 * the language.
 */
export function hero(letter, language) {
  const card = botanicalCard(letter, INVITATIONS[language].botanical);
  const phone = phonePage(letter, firstPage(language));
  return svg(
    600,
    600,
    el(
      'defs',
      {},
      gradient('wall', [
        [0, '#f3eadd'],
        [1, '#e9dbc7'],
      ]),
    ),
    path('M60 560V286C60 138 166 34 300 34s240 104 240 252v274z', {
      fill: 'url(#wall)',
    }),
    path('M74 560V288C74 148 174 48 300 48s226 100 226 240v272', {
      fill: 'none',
      stroke: '#c9a86a',
      'stroke-width': 1,
      opacity: '0.7',
    }),
    el('ellipse', { cx: 300, cy: 566, rx: 284, ry: 24, fill: '#efe3d1' }),
    print(494, 62, 14, dancers()),
    print(78, 78, -12, bouquet(ROSES[0])),
    placed(card, { x: 82, y: 150, width: 272, turn: -5 }),
    placed(phone, { x: 322, y: 96, width: 222, turn: 5, radius: 34 }),
    flowers(),
  );
}

/** A small photograph with its white border. */
function print(x, y, turn, draw) {
  return g(
    { transform: `rotate(${turn} ${x + 46} ${y + 50}) translate(${x} ${y})` },
    rect([3, 6, 92, 106], { rx: 3, fill: '#6b4a34', opacity: '0.14' }),
    rect([0, 0, 92, 106], { rx: 3, fill: '#fffdf9' }),
    g({ transform: 'translate(8 8)' }, draw()),
  );
}

function flowers() {
  const branch = (points, seed) =>
    oliveBranch(points, {
      seed,
      pairs: 8,
      length: 40,
      colors: ['#7d8b6a', '#93a07f', '#6a7859'],
      stem: '#8a7f63',
      fruit: undefined,
    });
  const leaves = [-2.9, -2.3, -0.9, -0.3].map((angle) =>
    leaf({ x: 250, y: 556, angle, length: 58, width: 11 }, { fill: '#6f8560' }),
  );
  return g(
    {},
    branch(
      [
        [250, 562],
        [180, 540],
        [110, 548],
        [40, 572],
      ],
      4,
    ),
    branch(
      [
        [250, 562],
        [330, 542],
        [400, 550],
        [470, 574],
      ],
      7,
    ),
    leaves,
    rose(212, 548, 24, ROSES[1]),
    rose(292, 552, 22, ROSES[2]),
    rose(252, 540, 31, ROSES[0]),
  );
}
