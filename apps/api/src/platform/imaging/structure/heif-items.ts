import { boxesFrom, type Box } from './boxes.js';
import type { BoundedFile } from './bounded-file.js';

/** An item of a HEIF file (ISO/IEC 23008-12), such as a tile or the EXIF. */
export interface HeifItem {
  id: number;
  type: string;
  /** Places in the file. */
  extents: { start: number; end: number }[];
}

/** A grid of 200 megapixels has some thousand tiles. */
const MAX_META_BYTES = 4_000_000;
const MAX_ITEMS = 20_000;
const MAX_EXTENTS = 40_000;
const [IN_FILE, IN_IDAT] = [0, 1];

class DamagedItemsError extends Error {}

/** @returns undefined for a box that is damaged, or unlike those of phones */
export async function heifItems(
  file: BoundedFile,
  meta: Box,
): Promise<HeifItem[] | undefined> {
  if (meta.end - meta.start > MAX_META_BYTES) return undefined;
  const parts = await boxesFrom(file, meta.bodyStart + 4, {
    limit: meta.end,
    maxCount: 100,
  });
  const part = (wanted: string) => parts.find(({ type }) => type === wanted);
  const [info, places] = [part('iinf'), part('iloc')];
  if (!info || !places) return undefined;
  const types = await typesIn(file, info);
  const idatStart = part('idat')?.bodyStart;
  const bytes = await file.bytes(
    places.bodyStart,
    places.end - places.bodyStart,
  );
  try {
    return placesIn(new Numbers(bytes), types, idatStart);
  } catch (error) {
    if (error instanceof DamagedItemsError) return undefined;
    throw error;
  }
}

async function typesIn(
  file: BoundedFile,
  info: Box,
): Promise<Map<number, string>> {
  const types = new Map<number, string>();
  const head = await file.bytes(info.bodyStart, 1);
  const start = info.bodyStart + (head[0] === 0 ? 6 : 8);
  const entries = await boxesFrom(file, start, {
    limit: info.end,
    maxCount: MAX_ITEMS,
  });
  for (const { bodyStart } of entries) {
    const entry = await file.bytes(bodyStart, 14);
    if (entry.length < 14) break;
    const isLong = entry[0] === 3;
    const id = isLong ? entry.readUInt32BE(4) : entry.readUInt16BE(4);
    const at = isLong ? 10 : 8;
    types.set(id, entry.toString('latin1', at, at + 4));
  }
  return types;
}

/** Big-endian numbers of given widths, in order. */
class Numbers {
  private at = 0;

  constructor(private readonly bytes: Buffer) {}

  next(width: number): number {
    if (width === 0) return 0;
    const isReadable = width === 8 || width <= 6;
    if (!isReadable || this.at + width > this.bytes.length)
      throw new DamagedItemsError();
    const value =
      width === 8
        ? Number(this.bytes.readBigUInt64BE(this.at))
        : this.bytes.readUIntBE(this.at, width);
    this.at += width;
    return value;
  }
}

/** The box `iloc`. */
function placesIn(
  numbers: Numbers,
  types: ReadonlyMap<number, string>,
  idatStart: number | undefined,
): HeifItem[] {
  const version = numbers.next(1);
  numbers.next(3);
  const [sizes, more] = [numbers.next(1), numbers.next(1)];
  const widths = {
    offset: sizes >> 4,
    length: sizes & 15,
    base: more >> 4,
    index: version > 0 ? more & 15 : 0,
  };
  const idWidth = version < 2 ? 2 : 4;
  const count = Math.min(numbers.next(idWidth), MAX_ITEMS);
  const items: HeifItem[] = [];
  let extentsLeft = MAX_EXTENTS;
  for (let index = 0; index < count; index++) {
    const id = numbers.next(idWidth);
    const method = version > 0 ? numbers.next(2) & 15 : IN_FILE;
    const start = method === IN_IDAT ? idatStart : 0;
    const extents = extentsIn(numbers, widths, start ?? 0);
    extentsLeft -= extents.length;
    if (extentsLeft < 0) throw new DamagedItemsError();
    const isHere = method === IN_FILE || method === IN_IDAT;
    if (isHere && start !== undefined)
      items.push({ id, type: types.get(id) ?? '', extents });
  }
  return items;
}

function extentsIn(
  numbers: Numbers,
  widths: Record<'offset' | 'length' | 'base' | 'index', number>,
  from: number,
): HeifItem['extents'] {
  // The index of another file.
  numbers.next(2);
  const base = from + numbers.next(widths.base);
  return Array.from({ length: numbers.next(2) }, () => {
    numbers.next(widths.index);
    const start = base + numbers.next(widths.offset);
    return { start, end: start + numbers.next(widths.length) };
  });
}
