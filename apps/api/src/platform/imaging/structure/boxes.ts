import type { BoundedFile } from './bounded-file.js';

/** A box of ISO base media (ISO/IEC 14496-12). */
export interface Box {
  type: string;
  start: number;
  bodyStart: number;
  end: number;
}

const TYPE = /^[\x20-\x7e\xa9]{4}$/;
const [TO_THE_END, LONG] = [0, 1];

/** @returns undefined where no box fits below `limit` */
export async function boxAt(
  file: BoundedFile,
  start: number,
  limit: number,
): Promise<Box | undefined> {
  const head = (await file.chunk(start)).subarray(0, 16);
  if (head.length < 8) return undefined;
  const type = head.toString('latin1', 4, 8);
  if (!TYPE.test(type)) return undefined;
  const short = head.readUInt32BE(0);
  const headBytes = short === LONG ? 16 : 8;
  if (head.length < headBytes) return undefined;
  const size = sizeOf(head, short, limit - start);
  const isValid = size >= headBytes && start + size <= limit;
  return isValid
    ? { type, start, bodyStart: start + headBytes, end: start + size }
    : undefined;
}

function sizeOf(head: Buffer, short: number, rest: number): number {
  if (short === TO_THE_END) return rest;
  return short === LONG ? Number(head.readBigUInt64BE(8)) : short;
}

/** The boxes from `start`, up to the first that does not fit. */
export async function boxesFrom(
  file: BoundedFile,
  start: number,
  { limit, maxCount }: { limit: number; maxCount: number },
): Promise<Box[]> {
  const found: Box[] = [];
  for (let at = start; at < limit && found.length < maxCount;) {
    const box = await boxAt(file, at, limit);
    if (!box) break;
    found.push(box);
    at = box.end;
  }
  return found;
}
