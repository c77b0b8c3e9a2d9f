/** Fields and part headers in front of the file fit in here. */
const MAX_HEAD_BYTES = 64 * 1024;
const TAB = 0x09;
const LF = 0x0a;
const CR = 0x0d;
const SPACE = 0x20;
const DELETE = 0x7f;

/**
 * Takes control characters out of the part headers of a multipart body, up to the file's: a file name never refuses a
 * file (design section 3), and the parser refuses the whole form for a NUL in one. Content is never touched. Each byte
 * is looked at once, in whatever pieces it comes, and none is kept.
 */
export class PartHeaders {
  /** Bytes looked at so far. */
  examinedBytes = 0;
  /** Part headers begun so far. */
  parts = 0;
  /** Whether the file's header is complete: no byte behind it is looked at. */
  hasPassedFile = false;
  private isHeader = false;
  private isFile = false;
  private readonly delimiter: Needle;
  private readonly headerEnd = new Needle('\r\n\r\n');
  private readonly fileMarks = [
    new Needle('filename='),
    new Needle('filename*'),
  ];

  constructor(
    boundary: string,
    private readonly maxParts: number,
  ) {
    // The line break of one delimiter begins the next one, and the first needs none.
    this.delimiter = new Needle(`\r\n--${boundary}\r\n`, 2);
  }

  /** Whether what comes before the file is more than a form of ours has: parts, or 64 KiB. */
  get isTooMuch(): boolean {
    return (
      !this.hasPassedFile &&
      (this.parts > this.maxParts || this.examinedBytes > MAX_HEAD_BYTES)
    );
  }

  /** The next piece of the body without what its headers must not hold. */
  clean(chunk: Buffer): Buffer {
    const pieces: Buffer[] = [];
    let keptTo = 0;
    for (
      let at = 0;
      at < chunk.length && !this.hasPassedFile && !this.isTooMuch;
      at++
    ) {
      if (this.keeps(chunk[at] ?? 0)) continue;
      if (at > keptTo) pieces.push(chunk.subarray(keptTo, at));
      keptTo = at + 1;
    }
    if (keptTo === 0) return chunk;
    return Buffer.concat([...pieces, chunk.subarray(keptTo)]);
  }

  private keeps(byte: number): boolean {
    this.examinedBytes += 1;
    if (this.isHeader && isControl(byte)) return false;
    if (this.delimiter.next(byte)) {
      this.parts += 1;
      this.isHeader = true;
      this.isFile = false;
    } else if (this.isHeader) this.readHeader(byte);
    return true;
  }

  private readHeader(byte: number): void {
    for (const mark of this.fileMarks)
      if (mark.next(lowerCase(byte))) this.isFile = true;
    if (!this.headerEnd.next(byte)) return;
    this.isHeader = false;
    this.hasPassedFile = this.isFile;
  }
}

/** Finds a text byte by byte. After a wrong byte it may begin again with that byte only, which holds for all of ours. */
class Needle {
  private readonly bytes: Buffer;
  private matched: number;

  /** @param overlap how many bytes of a text's end may begin the next one */
  constructor(
    text: string,
    private readonly overlap = 0,
  ) {
    this.bytes = Buffer.from(text, 'latin1');
    this.matched = overlap;
  }

  /** @returns whether the text is complete with this byte */
  next(byte: number): boolean {
    if (byte === this.bytes[this.matched]) this.matched += 1;
    else this.matched = byte === this.bytes[0] ? 1 : 0;
    if (this.matched < this.bytes.length) return false;
    this.matched = this.overlap;
    return true;
  }
}

function isControl(byte: number): boolean {
  return (
    (byte < SPACE && byte !== TAB && byte !== LF && byte !== CR) ||
    byte === DELETE
  );
}

function lowerCase(byte: number): number {
  return byte >= 0x41 && byte <= 0x5a ? byte + SPACE : byte;
}
