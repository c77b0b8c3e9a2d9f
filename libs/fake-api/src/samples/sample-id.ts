const DIGITS = 12;

/** Returns a UUID that ends with this number. */
export function sampleId(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(DIGITS, '0')}`;
}

/** A secret hash of a gallery has 15 or 16 digits. */
export const FIRST_HASH = 100_000_000_000_000;

/** The time of all samples: rows need no clock. */
export const SAMPLE_TIME = '2026-06-20T18:00:00.000Z';
