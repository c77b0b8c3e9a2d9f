import type { BoundedFile } from '../structure/bounded-file.js';

const MAX_DIRECTORIES = 40;
const MAX_ENTRIES = 1_000;
const MAX_VALUES = 40;
const ENTRY_BYTES = 12;
const INLINE_BYTES = 4;

const SUB_DIRECTORIES = 0x014a;
const EXIF_DIRECTORY = 0x8769;

/** Bytes of a value by type; others are not read. */
const TYPE_BYTES: Partial<Record<number, number>> = {
  1: 1,
  2: 1,
  3: 2,
  4: 4,
  7: 1,
  13: 4,
};

interface Entry {
  type: number;
  count: number;
  /** Position in the file, of the value or of its bytes. */
  at: number;
}

export type Directory = Map<number, Entry>;

/**
 * The directories of a TIFF and their values. Forged offsets, loops and counts
 * end the search; they are not errors.
 */
export class Tiff {
  private constructor(
    private readonly file: BoundedFile,
    /** Position of the header, to which offsets relate. */
    private readonly base: number,
    private readonly isBigEndian: boolean,
    readonly directories: Directory[] = [],
  ) {}

  /** Undefined for another format. */
  static async open(file: BoundedFile, base = 0): Promise<Tiff | undefined> {
    const head = await file.read(base, 8);
    const order = head.toString('latin1', 0, 2);
    if (head.length < 8 || (order !== 'II' && order !== 'MM')) return undefined;
    const tiff = new Tiff(file, base, order === 'MM');
    await tiff.walk(tiff.number(head, 4, 4));
    return tiff;
  }

  /** Absolute, of a stored offset. */
  position(offset: number): number {
    return this.base + offset;
  }

  /** The first values as numbers. */
  async numbers(directory: Directory, tag: number): Promise<number[]> {
    const entry = directory.get(tag);
    const size = entry && TYPE_BYTES[entry.type];
    if (!entry || !size) return [];
    const count = Math.min(entry.count, MAX_VALUES);
    const bytes = await this.file.read(entry.at, count * size);
    return Array.from({ length: Math.floor(bytes.length / size) }, (_, index) =>
      this.number(bytes, index * size, size),
    );
  }

  /** ASCII of at most 40 characters. */
  async text(tag: number): Promise<string | undefined> {
    const directory = this.directories.find((each) => each.has(tag));
    if (!directory) return undefined;
    const codes = await this.numbers(directory, tag);
    const end = codes.indexOf(0);
    return String.fromCharCode(...codes.slice(0, end < 0 ? undefined : end));
  }

  private async walk(first: number): Promise<void> {
    const waiting = [first];
    const seen = new Set<number>();
    while (waiting.length > 0 && seen.size < MAX_DIRECTORIES) {
      const offset = waiting.shift() ?? 0;
      if (offset === 0 || seen.has(offset)) continue;
      seen.add(offset);
      const { directory, next } = await this.directoryAt(offset);
      this.directories.push(directory);
      waiting.push(
        ...(await this.numbers(directory, SUB_DIRECTORIES)),
        ...(await this.numbers(directory, EXIF_DIRECTORY)).slice(0, 1),
        next,
      );
    }
  }

  private async directoryAt(
    offset: number,
  ): Promise<{ directory: Directory; next: number }> {
    const start = this.position(offset);
    const head = await this.file.read(start, 2);
    const count = head.length < 2 ? 0 : this.number(head, 0, 2);
    if (count > MAX_ENTRIES) return { directory: new Map(), next: 0 };
    const bytes = await this.file.read(start + 2, count * ENTRY_BYTES + 4);
    const directory: Directory = new Map();
    for (let at = 0; at + ENTRY_BYTES <= bytes.length; at += ENTRY_BYTES)
      directory.set(
        this.number(bytes, at, 2),
        this.entryAt(bytes, at, start + 2),
      );
    const end = count * ENTRY_BYTES;
    const next = bytes.length < end + 4 ? 0 : this.number(bytes, end, 4);
    return { directory, next };
  }

  private entryAt(bytes: Buffer, at: number, start: number): Entry {
    const type = this.number(bytes, at + 2, 2);
    const count = this.number(bytes, at + 4, 4);
    const isInline = count * (TYPE_BYTES[type] ?? Infinity) <= INLINE_BYTES;
    const place = isInline
      ? start + at + 8
      : this.position(this.number(bytes, at + 8, 4));
    return { type, count, at: place };
  }

  private number(bytes: Buffer, at: number, size: number): number {
    return this.isBigEndian
      ? bytes.readUIntBE(at, size)
      : bytes.readUIntLE(at, size);
  }
}
