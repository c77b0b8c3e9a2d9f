import { BoundedFile } from './bounded-file.js';

const [END, HEAD] = ['SEFT', 'SEFH'];
const END_BYTES = 8;
const HEAD_BYTES = 12;
const ENTRY_BYTES = 12;
const MAX_TRAILER_BYTES = 4_096;
/** `Image_UTC_Data` */
const UTC_TIME = 0x0a01;
const DIGITS = /^\d{13}$/;

const QUARTER_MS = 900_000;
const MAX_OFFSET_MS = 14 * 3_600_000;
/** Both times of one capture differ by less. */
const TOLERANCE_MS = 5_000;

/**
 * Adds the offset to a local time by the time in UTC that Samsung's phones
 * write behind a photo, if both are the same but for quarters of an hour.
 * @param local in ISO 8601, without an offset
 */
export async function withSamsungOffset(
  path: string,
  local: string,
): Promise<string> {
  const utcMs = await BoundedFile.use(path, samsungTime);
  if (utcMs === undefined) return local;
  const differenceMs = Date.parse(`${local}Z`) - utcMs;
  const offsetMs = Math.round(differenceMs / QUARTER_MS) * QUARTER_MS;
  const isSame =
    Math.abs(offsetMs) <= MAX_OFFSET_MS &&
    Math.abs(differenceMs - offsetMs) <= TOLERANCE_MS;
  return isSame ? `${local}${offsetText(offsetMs)}` : local;
}

function offsetText(offsetMs: number): string {
  const clock = new Date(Math.abs(offsetMs)).toISOString().slice(11, 16);
  return `${offsetMs < 0 ? '-' : '+'}${clock}`;
}

/** Milliseconds since 1970, from the directory at the end of the file. */
async function samsungTime(file: BoundedFile): Promise<number | undefined> {
  const end = await file.read(file.size - END_BYTES, END_BYTES);
  if (end.toString('latin1', 4) !== END) return undefined;
  const length = end.readUInt32LE(0);
  const start = file.size - END_BYTES - length;
  if (length > MAX_TRAILER_BYTES) return undefined;
  const directory = await file.read(start, length);
  if (directory.toString('latin1', 0, 4) !== HEAD) return undefined;
  for (let at = HEAD_BYTES; at + ENTRY_BYTES <= length; at += ENTRY_BYTES) {
    if (directory.readUInt16LE(at + 2) !== UTC_TIME) continue;
    const bytes = Math.min(directory.readUInt32LE(at + 8), MAX_TRAILER_BYTES);
    const block = await file.read(
      start - directory.readUInt32LE(at + 4),
      bytes,
    );
    return timeIn(block);
  }
  return undefined;
}

/** The name follows eight bytes, the last of which are its length. */
function timeIn(block: Buffer): number | undefined {
  if (block.length < END_BYTES) return undefined;
  const text = block.toString('latin1', END_BYTES + block.readUInt32LE(4));
  return DIGITS.test(text) ? Number(text) : undefined;
}
