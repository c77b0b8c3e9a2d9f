import type { ZipLayout, ZipPart } from '../zip/zip-layout.js';

/** archiver writes other bytes than the layout has. */
export class OtherBytesError extends Error {}

/**
 * Passes a zip on while it equals its layout, so that no archive has two
 * sequences of bytes. It compares the lengths of the files; their content is in
 * the CRC-32s that archiver computes and the directory repeats.
 * @throws OtherBytesError
 */
export async function* asLaidOut(
  zip: AsyncIterable<Buffer>,
  layout: ZipLayout,
): AsyncGenerator<Buffer> {
  const expected = new ExpectedBytes(layout);
  for await (const chunk of zip) {
    expected.take(chunk);
    yield chunk;
  }
  expected.end();
}

class ExpectedBytes {
  private readonly parts: Iterator<ZipPart, void>;
  private part: ZipPart | undefined;
  /** Taken bytes of the current part. */
  private takenBytes = 0;
  private at = 0;

  constructor(layout: ZipLayout) {
    this.parts = layout.parts({ start: 0, end: layout.totalBytes });
    this.next();
  }

  take(chunk: Buffer): void {
    for (let from = 0; from < chunk.length;) {
      const part = this.part ?? this.refuse();
      const size = sizeOf(part);
      const piece = chunk.subarray(from, from + size - this.takenBytes);
      const end = this.takenBytes + piece.length;
      if (
        'bytes' in part &&
        !piece.equals(part.bytes.subarray(this.takenBytes, end))
      )
        this.refuse();
      from += piece.length;
      this.at += piece.length;
      this.takenBytes = end;
      if (end === size) this.next();
    }
  }

  end(): void {
    if (this.part) this.refuse();
  }

  private next(): void {
    this.part = this.parts.next().value ?? undefined;
    this.takenBytes = 0;
  }

  private refuse(): never {
    throw new OtherBytesError(
      `The built zip differs from its layout near byte ${this.at}. Install the version of archiver that package-lock.json names.`,
    );
  }
}

function sizeOf(part: ZipPart): number {
  return 'bytes' in part
    ? part.bytes.length
    : part.range.end - part.range.start;
}
