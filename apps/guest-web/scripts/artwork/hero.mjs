import { botanicalCard } from './cards/botanical.mjs';
import { CUSTOMERS } from './customer-pages.mjs';
import { drawing } from './drawing.mjs';
import { INVITATIONS } from './invitations.mjs';
import { phonePage } from './phone.mjs';
import { withCode } from './qr-code.mjs';
import { tile } from './tiles.mjs';
import { WORDS } from './words.mjs';

/** A place that readers of the language may know. */
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

/** The same card as in hero.svg. */
const CARD = { x: 82, y: 150, width: 272, turn: 'rotate(-5 218 340.4)' };

/** The upload page that the first card opens. */
export function firstPage(language) {
  const { names } = INVITATIONS[language].botanical;
  const scene = SCENES[language];
  return {
    scene,
    names: names.join(' & '),
    date: '12/09/2026',
    words: WORDS[language],
    tiles: CUSTOMERS[scene].tiles,
  };
}

/** The card on a table and its upload page on a phone. */
export function hero(letter, language) {
  const card = botanicalCard(letter, INVITATIONS[language].botanical);
  const picture = drawing('hero.svg', {
    images: {
      bouquet: tile('bouquet', '#c98a94', '#d9a5ab', '#e9c5c6', '#f6e1de'),
      card,
      phone: phonePage(letter, firstPage(language)),
    },
  });
  return withCode(picture, onTable(card));
}

function onTable({ code, width }) {
  const part = CARD.width / width;
  return {
    x: CARD.x + code.x * part,
    y: CARD.y + code.y * part,
    size: code.size * part,
    fill: code.fill,
    turn: CARD.turn,
  };
}
