import { expect, it } from 'vitest';
import { reasonText } from './failure-reason';

it.each([
  ['truncated', 'truncated'],
  ['no moov box: the recording or the transfer was cut off', 'truncated'],
  ['damaged: VipsJpeg: Bogus Huffman table definition', 'damaged'],
  ['damaged, or no format of photos or videos', 'unsupported'],
  ['no format of photos', 'unsupported'],
  ['timed out', 'tooHard'],
  ['timed out after 60 s', 'tooHard'],
  ['needs too much memory, or its decoder crashed', 'tooHard'],
  ['too large: 30000x30000', 'tooLarge'],
  ['no video stream', 'empty'],
  ['no frames', 'empty'],
  ['was ended by SIGKILL', 'interrupted'],
  ['timed out after 60 s, with little of the processors', 'interrupted'],
  ['a codec that phones and cameras do not use: zmbv', 'codec'],
  ['its decoder crashed', 'crashed'],
  ['a raw photo without a preview', 'empty'],
  ['gave up after 3 attempts', 'gaveUp'],
  ['the program crashed', 'crashed'],
  ['Unknown error occurred', 'other'],
])('maps %j to %s', (reason, meaning) =>
  expect(reasonText(reason)).toBe(`media.reasons.${meaning}`),
);

it('returns a text for a missing reason', () =>
  expect(reasonText(null)).toBe('media.noReason'));
