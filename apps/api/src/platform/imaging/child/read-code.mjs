import { readFileSync } from 'node:fs';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { decodeQR } from 'qr/decode.js';
import { watchMemory } from './watch-memory.mjs';

/**
 * Reads the QR code on the first page of a PDF, as a phone reads the print.
 * Input: JSON in the first argument; the PDF in stdin. Output: the code's text,
 * empty without a readable code.
 */
const { dpi, maxBytes } = JSON.parse(process.argv[2]);
const POINTS_PER_INCH = 72;
/** The limit leaves time: the decoder's default is a camera's next frame. */
const TIME_LIMIT_MS = 5_000;

watchMemory(maxBytes);
const library = await PDFiumLibrary.init();
const pdf = await library.loadDocument(readFileSync(0));
const bitmap = await pdf
  .getPage(0)
  .render({ scale: dpi / POINTS_PER_INCH, render: 'bitmap' });
process.stdout.write(textIn(bitmap), () => process.exit());

function textIn({ width, height, data }) {
  try {
    const options = { format: 'BGRA', timeLimit: TIME_LIMIT_MS };
    return decodeQR({ width, height, data }, options);
  } catch {
    return '';
  }
}
