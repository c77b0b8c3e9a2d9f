import { describe, expect, it } from 'vitest';
import { questionOf, receivedPercent, downloadMode } from './bulk-plan';

const limits = {
  confirmFiles: 300,
  largeFiles: 500,
  veryLargeFiles: 1_500,
  maxFiles: 10_000,
  streamedFiles: 50,
  streamedBytes: 100,
};

describe('downloadMode', () => {
  it.each([
    [{ count: 50, bytes: 100 }, 'streamed'],
    [{ count: 51, bytes: 100 }, 'archive'],
    [{ count: 1, bytes: 101 }, 'archive'],
    [{ count: 10_000, bytes: 100 }, 'archive'],
    [{ count: 10_001, bytes: 1 }, 'refused'],
  ])('%o is %s', (bulk, way) => expect(downloadMode(bulk, limits)).toBe(way));
});

describe('questionOf', () => {
  it.each([
    [300, undefined],
    [301, 'confirm'],
    [500, 'confirm'],
    [501, 'large'],
    [1_500, 'large'],
    [1_501, 'veryLarge'],
  ])('%i files: %s', (count, question) =>
    expect(questionOf(count, limits)).toBe(question),
  );
});

describe('receivedPercent', () => {
  it.each([
    [0, 200, 1, 0],
    [199, 200, 1, 99],
    [200, 200, 1, 100],
    [3_145_728, undefined, 2, 50],
    [99_999_999, undefined, 2, 95],
  ])('%d of %d bytes of %i files: %i', (received, total, count, percent) =>
    expect(receivedPercent(received, total, count)).toBe(percent),
  );
});
