/** The bytes of all fields and part headers before the file. */
const MAX_HEAD_BYTES = 64 * 1024;
const TAB = 0x09;
const LF = 0x0a;
const CR = 0x0d;
const SPACE = 0x20;
const DELETE = 0x7f;

/**
 * Removes controls from part headers up to the file's: the parser refuses a
 * NUL. Examines each byte once, without buffering.
 */
export class PartHeaders {
  examinedBytes = 0;
  parts = 0;
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
    // Delimiters share a line break; the first begins the body.
    this.delimiter = new Needle(`\r\n--${boundary}\r\n`, 2);
  }

  /**
   * The head exceeds the parts or bytes (64 KiB) of the product's forms before
   * the file.
   */
  get isTooMuch(): boolean {
    return (
      !this.hasPassedFile &&
      (this.parts > this.maxParts || this.examinedBytes > MAX_HEAD_BYTES)
    );
  }

  /** @returns the cleaned bytes up to the file, and those of the file */
  clean(chunk: Buffer): { head: Buffer; rest: Buffer } {
    const pieces: Buffer[] = [];
    let keptTo = 0;
    let at = 0;
    for (; at < chunk.length && !this.hasPassedFile && !this.isTooMuch; at++) {
      if (this.keeps(chunk[at] ?? 0)) continue;
      if (at > keptTo) pieces.push(chunk.subarray(keptTo, at));
      keptTo = at + 1;
    }
    const last = chunk.subarray(keptTo, at);
    return {
      head: pieces.length === 0 ? last : Buffer.concat([...pieces, last]),
      rest: chunk.subarray(at),
    };
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

/**
 * After a mismatch it restarts at that byte, which is enough for these texts.
 */
class Needle {
  private readonly bytes: Buffer;
  private matched: number;

  /** @param overlap trailing bytes that may begin the next match */
  constructor(
    text: string,
    private readonly overlap = 0,
  ) {
    this.bytes = Buffer.from(text, 'latin1');
    this.matched = overlap;
  }

  /** @returns true when this byte completes the text */
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
