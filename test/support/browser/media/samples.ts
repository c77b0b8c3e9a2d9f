import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

export interface Sample {
  name: string;
  path: string;
  bytes: number;
  sha256: string;
}

export interface Samples {
  photos: [Sample, Sample, Sample, Sample, Sample];
  /** About 6 MB: two slices. */
  shortVideo: Sample;
  /** About 13 MB: three slices. */
  longVideo: Sample;
  /** A JPEG without its end. */
  torn: Sample;
  /** A JPEG's start, then other bytes. */
  unreadable: Sample;
  empty: Sample;
  /** A sample whose name has the greatest length. */
  endlesslyNamed: Sample;
  /** An SVG named .jpg. */
  drawing: Sample;
}

/** Samples of the global set-up. */
export function madeSamples(): Samples {
  const list = process.env.TEST_SAMPLES;
  if (!list)
    throw new Error('TEST_SAMPLES is not set: the global set-up has not run');
  return JSON.parse(readFileSync(list, 'utf8')) as Samples;
}

export function hashOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
