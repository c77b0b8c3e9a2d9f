import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { reasonText } from './failure-reason';

const SOURCES = path.join(import.meta.dirname, '../../../api/src');
const FOLDERS = ['platform/imaging', 'features/media/derivatives'];
/** The places in which the worker's sources write a reason; the last group is its text. */
const WRITTEN = [
  /new (?:MediaUnreadableError|ProgramInterruptedError)\(\s*(['`])([a-z].+?)\1/g,
  /new Refusal\(\s*'\w+',\s*(['`])(.+?)\1/g,
  /\.fail\(\s*media,\s*(['`])(.+?)\1/g,
  /[^.]\bend\((['`])(.+?)\1/g,
  /(?:return|reason =|\|\|) (['`])([a-z]+ .+?)\1;/g,
  /\/i?,\s*(['`])([a-z]+ .+?)\1,?\s*\]/g,
];

function writtenReasons(): string[] {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(SOURCES, folder), { recursive: true }).map((name) =>
      path.join(folder, String(name)),
    ),
  ).filter((file) => /(?<!\.spec)\.(ts|mjs)$/.test(file));
  return files.flatMap((file) => {
    const text = readFileSync(path.join(SOURCES, file), 'utf8');
    return WRITTEN.flatMap((pattern) =>
      [...text.matchAll(pattern)].map((match) => match[2] ?? ''),
    );
  });
}

it('finds the reasons in the sources of the worker', () => {
  expect(writtenReasons()).toEqual(
    expect.arrayContaining([
      'a codec that phones and cameras do not use',
      'a raw photo without a preview',
      'gives more than ${maxBytes} bytes',
      'gave up after ${MAX_ATTEMPTS} attempts',
      'needs too much memory, or its decoder crashed',
      'no format of photos',
      'no frames that can be decoded',
      'takes too much processor time',
      'the program crashed',
      'timed out after ${Math.round(timeoutMs / 1000)} s',
      'too large: ${width}x${height}',
      'was ended by ${signal}',
    ]),
  );
});

it.each([...new Set(writtenReasons())])('has a text for %j', (reason) =>
  expect(reasonText(reason)).not.toBe('media.reasons.other'),
);
