import {
  SLICE_BYTES,
  sliceCount,
  sliceRange,
  type ByteRange,
} from '@hatira/contract';

/**
 * Check of a file chosen again: another may have the same name and size. The
 * server refuses different bytes for a received slice, so one is sent again,
 * three when `doubtful`.
 */
export type Proof = 'likely' | 'doubtful';

/** The slices still to be sent, in order. */
export class SlicePlan {
  readonly totalBytes: number;
  private missing: number[];

  constructor(totalBytes: number) {
    this.totalBytes = totalBytes;
    this.missing = allSlices(totalBytes);
  }

  next(): ByteRange | undefined {
    const [index] = this.missing;
    return index === undefined ? undefined : sliceRange(index, this.totalBytes);
  }

  markSent({ start }: ByteRange): void {
    const sent = start / SLICE_BYTES;
    this.missing = this.missing.filter((index) => index !== sent);
  }

  /** Repeats partly received slices. */
  resumeFrom(received: ByteRange[]): void {
    this.missing = allSlices(this.totalBytes).filter((index) => {
      const { start, end } = sliceRange(index, this.totalBytes);
      return !received.some(
        (range) => range.start <= start && end <= range.end,
      );
    });
  }

  /** Repeats the last received slice; three when doubtful. */
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

  reopen(missing: ByteRange[]): void {
    this.missing = allSlices(this.totalBytes).filter((index) => {
      const { start, end } = sliceRange(index, this.totalBytes);
      return missing.some((range) => range.start < end && start < range.end);
    });
  }

  reset(): void {
    this.missing = allSlices(this.totalBytes);
  }

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
