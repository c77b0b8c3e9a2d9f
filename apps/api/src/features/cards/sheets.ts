import {
  circle,
  n,
  rect,
  stroked,
  type Mark,
  type Page,
} from '../../platform/print/marks.js';
import type { Format } from './formats.js';
import { cardMarks, type Card } from './layout/compose.js';

/** Ground beyond the outline of a sticker. */
const STICKER_BLEED = 1;
const HAIR = 0.1;
const CUT = '#8a8a8a';

/**
 * The cards in turn on as many pages as they need; a single card fills its
 * page's places.
 */
export function* sheetsOf(
  format: Format,
  cards: Card[],
): Generator<Page, void, undefined> {
  const { bleed, places, isPair = false } = format;
  const [width, height] = format.page;
  const perPage = isPair || cards.length === 1 ? 1 : places.length;
  for (let first = 0; first < cards.length; first += perPage) {
    const drawn = cards
      .slice(first, first + perPage)
      .map((card) => placedCard(format, card));
    const marks = places.flatMap((matrix, index): Mark[] => {
      const card = perPage === 1 ? drawn[0] : drawn[index];
      return card ? [{ kind: 'group', matrix, ...card }] : [];
    });
    yield {
      width: width + 2 * bleed,
      height: height + 2 * bleed,
      bleed,
      marks: [
        { kind: 'group', matrix: [1, 0, 0, 1, bleed, bleed], marks },
        ...cutMarks(format),
      ],
    };
  }
}

function placedCard(
  { card, unit, bleed }: Format,
  content: Card,
): { clip: string; marks: Mark[] } {
  const { kind, width, height } = card;
  const isSticker = kind === 'seal' || kind === 'round';
  const over = isSticker ? STICKER_BLEED : bleed;
  const shape = { kind, width: width / unit, height: height / unit };
  const marks: Mark[] = [
    {
      kind: 'group',
      matrix: [unit, 0, 0, unit, 0, 0],
      marks: cardMarks(content, shape, over / unit),
    },
  ];
  const clip =
    kind === 'round'
      ? circle(width / 2, height / 2, width / 2 + over)
      : rect(-over, -over, width + 2 * over, height + 2 * over);
  return { clip, marks };
}

function cutMarks({ cuts, page, places, card }: Format): Mark[] {
  const [width, height] = page;
  const [x, y] = [n(width / 2), n(height / 2)];
  const ends = (length: number) => `M0 ${y}h${length}M${width} ${y}h-${length}`;
  if (cuts === 'crosses')
    return visible(
      `${ends(5)}M${x} 0v5M${x} ${height}v-5M${n(width / 2 - 2.5)} ${y}h5M${x} ${n(height / 2 - 2.5)}v5`,
    );
  if (cuts === 'fold') return visible(ends(8));
  if (cuts === 'none') return [];
  return places.map(([, , , , left, top]) =>
    stroked(
      card.kind === 'round'
        ? circle(left + card.width / 2, top + card.height / 2, card.width / 2)
        : rect(left, top, card.width, card.height),
      CUT,
      HAIR,
    ),
  );
}

/** Draws a line that is visible on a dark and on a light ground. */
function visible(d: string): Mark[] {
  return [stroked(d, '#ffffff', 4 * HAIR), stroked(d, CUT, 1.5 * HAIR)];
}
