import { fileURLToPath } from 'node:url';
import { againAfterInterruption } from '../process/again-after-interruption.js';
import { MediaUnreadableError } from '../process/media-unreadable-error.js';
import { runProgram } from '../process/program.js';

const READER = fileURLToPath(
  new URL('../child/read-code.mjs', import.meta.url),
);
/** The resolution of an office printer. */
const DPI = 150;
/** PDFium and an A4 page. */
const MAX_BYTES = 300_000_000;
const HEAP_MB = 96;
const LIMITS = {
  timeoutMs: 20_000,
  maxOutputBytes: 10_000,
  maxDataBytes: MAX_BYTES,
};

/**
 * Returns the text of the QR code on the first page of a PDF; undefined if a
 * phone could not read it.
 * @throws Error for a fault of the machine; WorkStoppedError
 */
export async function printedCode(pdf: Buffer): Promise<string | undefined> {
  const order = JSON.stringify({ dpi: DPI, maxBytes: MAX_BYTES });
  const args = [`--max-old-space-size=${HEAP_MB}`, READER, order];
  try {
    const text = await againAfterInterruption(() =>
      runProgram(process.execPath, args, LIMITS, { stdin: pdf }),
    );
    return text.toString() || undefined;
  } catch (error) {
    if (error instanceof MediaUnreadableError) return undefined;
    throw error;
  }
}
