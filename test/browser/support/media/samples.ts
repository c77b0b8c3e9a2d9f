import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** A file that a guest uploads. */
export interface Sample {
  name: string;
  path: string;
  bytes: number;
  sha256: string;
}

export interface Samples {
  /** With names as phones and people give them. */
  photos: [Sample, Sample, Sample, Sample, Sample];
  /** About 6 MB: two slices. */
  shortVideo: Sample;
  /** About 13 MB: three slices. */
  longVideo: Sample;
  /** A JPEG without its end. */
  torn: Sample;
  /** Starts as a JPEG and continues with other bytes. */
  unreadable: Sample;
  empty: Sample;
  /** A photo with a name of the greatest length. */
  endlesslyNamed: Sample;
  /** An SVG named .jpg. */
  drawing: Sample;
}

/** Returns the samples that the global set-up has made. */
export function madeSamples(): Samples {
  const list = process.env.TEST_SAMPLES;
  if (!list)
    throw new Error('TEST_SAMPLES is not set: the global set-up has not run');
  return JSON.parse(readFileSync(list, 'utf8')) as Samples;
}

export function hashOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
