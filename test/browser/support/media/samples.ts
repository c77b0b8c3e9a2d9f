import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** A file as a guest has it on the phone. */
export interface Sample {
  name: string;
  path: string;
  bytes: number;
  sha256: string;
}

export interface Samples {
  /** Five, their names as phones and people give them. */
  photos: [Sample, Sample, Sample, Sample, Sample];
  /** About 6 MB: just over one slice, so that it goes in two. */
  shortVideo: Sample;
  /** About 13 MB: three slices. */
  longVideo: Sample;
  /** A JPEG of which the end is missing. */
  torn: Sample;
  /** A JPEG by its first bytes, and none after them. */
  unreadable: Sample;
  /** Of no bytes. */
  empty: Sample;
  /** A photo with as many letters in its name as a phone lets it have. */
  endlesslyNamed: Sample;
  /** Called .jpg, but an SVG. */
  drawing: Sample;
}

/** What the global set-up has made. */
export function madeSamples(): Samples {
  const list = process.env.TEST_SAMPLES;
  if (!list)
    throw new Error('TEST_SAMPLES is not set: the global set-up has not run');
  return JSON.parse(readFileSync(list, 'utf8')) as Samples;
}

export function hashOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
