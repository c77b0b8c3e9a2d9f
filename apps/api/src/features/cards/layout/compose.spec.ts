import {
  CARD_DESIGNS,
  CARD_FORMATS,
  LANGUAGES,
  type CardDesign,
  type CardFormat,
  type Language,
} from '@hatira/contract';
import { cardContent } from '../card-content.js';
import { DESIGNS } from '../designs/designs.js';
import { paletteOf } from '../designs/palettes.js';
import type { Mark, Matrix } from '../../../platform/print/marks.js';
import { setLine } from '../../../platform/print/lettering.js';
import { FORMATS } from '../formats.js';
import { cardMarks } from './compose.js';

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
  text: string;
}

/** Millimetres between texts and the cut. */
const SAFE = { card: 5, sticker: 3 };

const WEDDINGS = {
  usual: ['Elif-140626-Can', ['Elif', 'Can'], 'https://hatira.example'],
  long: [
    `${'Muhammedabdurrahman-'.repeat(6)}`.slice(0, 119),
    ['Bartholomew Maximilian-Alexander', 'Marie-Antoinette Konstantinopoulou'],
    'https://fotograflar.dugunorganizasyonu-istanbul.example.com.tr',
  ],
  single: ['wedding-2025', ['W'], 'http://192.168.1.20:3000'],
} as const;

const WIFI = {
  usual: { name: 'Salon Davet', password: 'mutluluklar' },
  long: { name: 'W'.repeat(32), password: '8;W'.repeat(21) },
};

function textBoxes(
  wedding: keyof typeof WEDDINGS,
  [name, design, language, second]: [
    CardFormat,
    CardDesign,
    Language,
    Language?,
  ],
): Box[] {
  const [weddingPath, names, origin] = WEDDINGS[wedding];
  const content = cardContent(
    {
      weddingPath,
      displayedNames: [...names],
      displayedDate: '2026-09-30',
    },
    origin,
    { design, language, second, table: 888, colour: 'own', monogram: true },
    wedding === 'single' ? undefined : WIFI[wedding],
  );
  const { card, unit } = FORMATS[name];
  const shape = {
    kind: card.kind,
    width: card.width / unit,
    height: card.height / unit,
  };
  const drawn = { design: DESIGNS[design], palette: paletteOf(design, 'own') };
  const marks = cardMarks({ ...drawn, content }, shape, 0);
  return boxesIn(marks, [unit, 0, 0, unit, 0, 0]);
}

function boxesIn(marks: Mark[], scale: Matrix): Box[] {
  return marks.flatMap((mark) => {
    if (mark.kind !== 'text') return [];
    const { runs, x, y, size, tracking } = mark;
    const text = runs.map((run) => run.text).join('');
    let left = x;
    const boxes = runs.map(({ slice, text: part }) => {
      const { glyphs, positions } = slice.font.layout(part);
      const em = size / slice.font.unitsPerEm;
      return glyphs.map((glyph, index) => {
        const { minX, maxX, minY, maxY } = glyph.bbox;
        const from = left;
        left += (positions[index]?.xAdvance ?? 0) * em + tracking;
        return Number.isFinite(minX)
          ? [from + minX * em, from + maxX * em, y - maxY * em, y - minY * em]
          : [from, from, y, y];
      });
    });
    const all = boxes.flat();
    const edge = (index: number, of: (...values: number[]) => number) =>
      of(...all.map((box) => box[index] ?? 0)) * scale[0];
    return [
      {
        left: edge(0, Math.min),
        right: edge(1, Math.max),
        top: edge(2, Math.min),
        bottom: edge(3, Math.max),
        text,
      },
    ];
  });
}

function outside(boxes: Box[], name: CardFormat): string[] {
  const { kind, width, height } = FORMATS[name].card;
  const safe = kind === 'seal' || kind === 'round' ? SAFE.sticker : SAFE.card;
  const [x, y] = [width / 2, height / 2];
  return boxes
    .filter(({ left, right, top, bottom }) => {
      if (kind === 'round')
        return [left, right].some((across) =>
          [top, bottom].some(
            (down) => Math.hypot(across - x, down - y) > x - safe,
          ),
        );
      return (
        left < safe ||
        top < safe ||
        right > width - safe ||
        bottom > height - safe
      );
    })
    .map(({ text }) => text);
}

/** Accents and swashes of two lines may share a little of their boxes. */
function overlapping(boxes: Box[]): string[] {
  const slack = 0.18;
  return boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter((other) => {
        const height = Math.min(one.bottom - one.top, other.bottom - other.top);
        return (
          Math.min(one.right, other.right) > Math.max(one.left, other.left) &&
          Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) >
            slack * height
        );
      })
      .map((other) => `${one.text} / ${other.text}`),
  );
}

const cases = CARD_FORMATS.flatMap((name) =>
  CARD_DESIGNS.map((design) => ({ name, design })),
);

describe.each(cases)('$name of $design', ({ name, design }) => {
  it.each(['usual', 'long', 'single'] as const)(
    'keeps every text of a wedding with %s names in the safe area, in every language',
    (wedding) => {
      const wrong = LANGUAGES.flatMap((language, index) => {
        const second = LANGUAGES[(index + 5) % LANGUAGES.length];
        const other = index % 2 === 0 ? second : undefined;
        const boxes = textBoxes(wedding, [name, design, language, other]);
        expect(boxes.length).toBeGreaterThan(3);
        return [...outside(boxes, name), ...overlapping(boxes)].map(
          (text) => `${language} ${other}: ${text}`,
        );
      });
      expect(wrong).toEqual([]);
    },
  );
});

it('writes a name that the font lacks in Latin letters', () => {
  const { runs } = setLine('გიორგი', { fontStack: 'serif', size: 10 });
  expect(runs.map(({ text }) => text).join('')).toBe('giorgi');
});
