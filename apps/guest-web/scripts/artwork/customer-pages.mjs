import { phonePage } from './phone.mjs';
import { aegean } from './scenes/aegean.mjs';
import { baku } from './scenes/baku.mjs';
import { bosphorus } from './scenes/bosphorus.mjs';
import { cappadocia } from './scenes/cappadocia.mjs';
import { garden } from './scenes/garden.mjs';
import { lake } from './scenes/lake.mjs';
import { steppe } from './scenes/steppe.mjs';
import { tuscany } from './scenes/tuscany.mjs';
import {
  bouquet,
  cake,
  dancers,
  fireworks,
  rings,
  seaside,
  sparklers,
  table,
} from './tiles.mjs';
import { WORDS } from './words.mjs';

/** By the scene of their picture. */
export const CUSTOMERS = {
  bosphorus: {
    scene: bosphorus,
    names: 'Elif & Can',
    date: '20/06/2026',
    words: WORDS.tr,
    tiles: [seaside(), bouquet(), fireworks()],
  },
  tuscany: {
    scene: tuscany,
    names: 'Giulia & Marco',
    date: '05/09/2026',
    words: WORDS.it,
    tiles: [table(), rings(), cake('#7a4a35')],
  },
  cappadocia: {
    scene: cappadocia,
    names: 'Zeynep & Emre',
    date: '09/05/2026',
    words: WORDS.tr,
    tiles: [
      bouquet(['#d9a05a', '#e8bf85', '#f4dcb5', '#fbf0dc'], '#e9d9cf'),
      dancers(),
      sparklers(),
    ],
  },
  aegean: {
    scene: aegean,
    names: 'Ελένη & Νίκος',
    date: '11/07/2026',
    words: WORDS.el,
    tiles: [seaside('#bfe0ea', '#2f7fb0'), rings('#cfdfe6'), table('#dfeaf2')],
  },
  garden: {
    scene: garden,
    names: 'Sophie & James',
    date: '13/06/2026',
    words: WORDS.en,
    tiles: [
      cake('#6f8a62'),
      bouquet(['#e6c6a4', '#f0d8bd', '#f8e8d6', '#fdf4e8'], '#dfe8d6'),
      dancers('#7c8f6a', '#fff0c9'),
    ],
  },
  baku: {
    scene: baku,
    names: 'Ləman & Orxan',
    date: '03/10/2026',
    words: WORDS.az,
    tiles: [dancers('#3f3a66'), cake('#41365c'), fireworks('#242a55')],
  },
  lake: {
    scene: lake,
    names: 'Anna & Lukas',
    date: '22/08/2026',
    words: WORDS.de,
    tiles: [
      rings('#c9d6d8'),
      table('#e3ebe8'),
      bouquet(['#7f95b8', '#a5b6d0', '#cfd9e8', '#eff3f8'], '#e6ecec'),
    ],
  },
  steppe: {
    scene: steppe,
    names: 'Айгерім & Данияр',
    date: '30/05/2026',
    words: WORDS.kk,
    tiles: [
      sparklers(),
      bouquet(['#c8382a', '#df6a52', '#f0a58f', '#fbe0d4'], '#eadfc4'),
      dancers('#8a5a3a'),
    ],
  },
};

/** @returns {Record<string, object>} the eight pages, named `page-<scene>` */
export function customerPages(letter) {
  return Object.fromEntries(
    Object.entries(CUSTOMERS).map(([scene, page]) => [
      `page-${scene}`,
      phonePage(letter, page),
    ]),
  );
}
