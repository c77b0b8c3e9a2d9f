import { once } from 'node:events';
import type { Writable } from 'node:stream';
import type { Mark, Page, PathMark, TextMark } from './marks.js';

const POINTS = 72 / 25.4;
/** Thousands of pages, or 30 MB over a weak network. */
const LONGEST_MS = 15 * 60_000;

interface About {
  title: string;
  language: string;
  longestMs?: number;
}

/**
 * Writes a PDF of embedded fonts, page by page: one page is in memory, and a
 * slow reader delays the next. A reader that takes too long is cut off.
 */
export async function writePdf(
  pages: Iterable<Page> | AsyncIterable<Page>,
  target: Writable,
  { longestMs = LONGEST_MS, ...about }: About,
): Promise<void> {
  const timer = setTimeout(() => target.destroy(), longestMs);
  try {
    await writePages(pages, target, about);
  } finally {
    clearTimeout(timer);
  }
}

async function writePages(
  pages: Iterable<Page> | AsyncIterable<Page>,
  target: Writable,
  { title, language }: About,
): Promise<void> {
  // Loads with the first print, not with the server.
  const { default: PDFDocument } = await import('pdfkit');
  const pdf = new PDFDocument({
    autoFirstPage: false,
    // It would grow with every word of the document.
    fontLayoutCache: false,
    margin: 0,
    lang: language,
    displayTitle: true,
    info: { Title: title, Creator: 'Hatıra' },
  });
  pdf.pipe(target);
  for await (const page of pages) {
    addPage(pdf, page);
    await turn(target);
    if (target.destroyed) return;
  }
  for (const font of fontsOf(pdf)) {
    font.finalize();
    await turn(target);
    if (target.destroyed) return;
  }
  pdf.end();
}

/** At the document's end all would be embedded in one go. */
function fontsOf(pdf: PDFKit.PDFDocument): { finalize: () => void }[] {
  const { _fontFamilies: families } = pdf as unknown as {
    _fontFamilies: Record<string, { finalize: () => void }>;
  };
  return Object.values(families);
}

/** Lets other requests run, and waits until the reader has taken the bytes. */
async function turn(target: Writable): Promise<void> {
  await new Promise(setImmediate);
  if (!target.writableNeedDrain || target.destroyed) return;
  await Promise.race([once(target, 'drain'), once(target, 'close')]);
}

function addPage(pdf: PDFKit.PDFDocument, page: Page): void {
  const { width, height, bleed } = page;
  const box = (inset: number) =>
    [inset, inset, width - inset, height - inset].map(
      (value) => value * POINTS,
    );
  pdf.addPage({ size: [width * POINTS, height * POINTS], margin: 0 });
  Object.assign(pdf.page.dictionary.data as object, {
    BleedBox: box(0),
    TrimBox: box(bleed),
  });
  pdf.save().scale(POINTS);
  for (const mark of page.marks) write(pdf, mark);
  pdf.restore();
}

function write(pdf: PDFKit.PDFDocument, mark: Mark): void {
  if (mark.kind === 'path') return writePath(pdf, mark);
  if (mark.kind === 'text') return writeText(pdf, mark);
  if (mark.kind === 'picture') {
    const { jpeg, x, y, ...size } = mark;
    pdf.image(jpeg, x, y, { width: size.width, height: size.height });
    return;
  }
  pdf.save().transform(...mark.matrix);
  if (mark.clip) pdf.path(mark.clip).clip();
  for (const inner of mark.marks) write(pdf, inner);
  pdf.restore();
}

function writePath(
  pdf: PDFKit.PDFDocument,
  { d, fill, stroke, width = 0 }: PathMark,
): void {
  pdf.path(d);
  if (fill) pdf.fill(fill);
  else if (stroke)
    pdf.lineWidth(width).lineCap('round').lineJoin('round').stroke(stroke);
}

function writeText(pdf: PDFKit.PDFDocument, mark: TextMark): void {
  let { x } = mark;
  pdf.fontSize(mark.size).fillColor(mark.fill);
  for (const { slice, text } of mark.runs) {
    pdf.registerFont(slice.name, slice.bytes).font(slice.name);
    pdf.text(text, x, mark.y, {
      lineBreak: false,
      baseline: 'alphabetic',
      characterSpacing: mark.tracking,
    });
    const { advanceWidth, glyphs } = slice.font.layout(text);
    x +=
      (advanceWidth * mark.size) / slice.font.unitsPerEm +
      glyphs.length * mark.tracking;
  }
}
