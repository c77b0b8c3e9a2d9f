import {
  SLICE_BYTES,
  sliceCount,
  sliceRange,
  type ByteRange,
} from '@hatira/contract';

/**
 * Asked of a file that was chosen again: equal in name and size, it may still be another one, and two halves of two
 * files make none. Slices that have arrived are sent once more, as the server refuses other bytes in their place: one,
 * or three where the file is `doubtful`.
 */
export type Proof = 'likely' | 'doubtful';

/** Which slices of one file are still to be sent, in order. */
export class SlicePlan {
  readonly totalBytes: number;
  private missing: number[];

  constructor(totalBytes: number) {
    this.totalBytes = totalBytes;
    this.missing = allSlices(totalBytes);
  }

  /** The next slice to send, or undefined when all have been. */
  next(): ByteRange | undefined {
    const [index] = this.missing;
    return index === undefined ? undefined : sliceRange(index, this.totalBytes);
  }

  /** The slice that starts here has been acknowledged. */
  markSent({ start }: ByteRange): void {
    const sent = start / SLICE_BYTES;
    this.missing = this.missing.filter((index) => index !== sent);
  }

  /** Leaves out what the server says it has. A slice it has only a part of is sent again. */
  resumeFrom(received: ByteRange[]): void {
    this.missing = allSlices(this.totalBytes).filter((index) => {
      const { start, end } = sliceRange(index, this.totalBytes);
      return !received.some(
        (range) => range.start <= start && end <= range.end,
      );
    });
  }

  /** Opens again, before all others, the last of the slices that have arrived; where doubtful, two more of them. */
  reopenForProof(proof: Proof): void {
    const sent = allSlices(this.totalBytes).filter(
      (index) => !this.missing.includes(index),
    );
    const last = sent.length - 1;
    const proofs =
      proof === 'doubtful'
        ? [sent[0], sent[last >> 1], sent[last]]
        : [sent[last]];
    this.missing = [
      ...new Set(proofs.filter((index) => index !== undefined)),
      ...this.missing,
    ];
  }

  /** Opens again what the server says is missing. */
  reopen(missing: ByteRange[]): void {
    this.missing = allSlices(this.totalBytes).filter((index) => {
      const { start, end } = sliceRange(index, this.totalBytes);
      return missing.some((range) => range.start < end && start < range.end);
    });
  }

  reset(): void {
    this.missing = allSlices(this.totalBytes);
  }

  /** Bytes that the server has acknowledged. */
  get sentBytes(): number {
    return this.missing.reduce((rest, index) => {
      const { start, end } = sliceRange(index, this.totalBytes);
      return rest - (end - start);
    }, this.totalBytes);
  }
}

function allSlices(totalBytes: number): number[] {
  return Array.from({ length: sliceCount(totalBytes) }, (_, index) => index);
}
