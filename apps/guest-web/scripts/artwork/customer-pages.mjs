import { phonePage } from './phone.mjs';
import { tile } from './tiles.mjs';
import { WORDS } from './words.mjs';

/** The couples, by the scene of their picture. */
export const CUSTOMERS = {
  bosphorus: {
    names: 'Elif & Can',
    date: '20/06/2026',
    words: WORDS.tr,
    tiles: [tile('seaside'), tile('bouquet'), tile('fireworks')],
  },
  tuscany: {
    names: 'Giulia & Marco',
    date: '05/09/2026',
    words: WORDS.it,
    tiles: [tile('table'), tile('rings'), tile('cake', '#7a4a35')],
  },
  cappadocia: {
    names: 'Zeynep & Emre',
    date: '09/05/2026',
    words: WORDS.tr,
    tiles: [
      tile('bouquet', '#d9a05a', '#e8bf85', '#f4dcb5', '#fbf0dc', '#e9d9cf'),
      tile('dancers'),
      tile('sparklers'),
    ],
  },
  aegean: {
    names: 'Ελένη & Νίκος',
    date: '11/07/2026',
    words: WORDS.el,
    tiles: [
      tile('seaside', '#bfe0ea', '#2f7fb0'),
      tile('rings', '#cfdfe6'),
      tile('table', '#dfeaf2'),
    ],
  },
  garden: {
    names: 'Sophie & James',
    date: '13/06/2026',
    words: WORDS.en,
    tiles: [
      tile('cake', '#6f8a62'),
      tile('bouquet', '#e6c6a4', '#f0d8bd', '#f8e8d6', '#fdf4e8', '#dfe8d6'),
      tile('dancers', '#7c8f6a', '#fff0c9'),
    ],
  },
  baku: {
    names: 'Ləman & Orxan',
    date: '03/10/2026',
    words: WORDS.az,
    tiles: [
      tile('dancers', '#3f3a66'),
      tile('cake', '#41365c'),
      tile('fireworks', '#242a55'),
    ],
  },
  lake: {
    names: 'Anna & Lukas',
    date: '22/08/2026',
    words: WORDS.de,
    tiles: [
      tile('rings', '#c9d6d8'),
      tile('table', '#e3ebe8'),
      tile('bouquet', '#7f95b8', '#a5b6d0', '#cfd9e8', '#eff3f8', '#e6ecec'),
    ],
  },
  steppe: {
    names: 'Айгерім & Данияр',
    date: '30/05/2026',
    words: WORDS.kk,
    tiles: [
      tile('sparklers'),
      tile('bouquet', '#c8382a', '#df6a52', '#f0a58f', '#fbe0d4', '#eadfc4'),
      tile('dancers', '#8a5a3a'),
    ],
  },
};

/** @returns {Record<string, object>} named `page-<scene>` */
export function customerPages(letter) {
  return Object.fromEntries(
    Object.entries(CUSTOMERS).map(([scene, page]) => [
      `page-${scene}`,
      phonePage(letter, { scene, ...page }),
    ]),
  );
}
