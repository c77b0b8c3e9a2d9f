import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { combineCrc32 } from './combine-crc32.js';

describe('combineCrc32', () => {
  it.each([
    [0, 0],
    [0, 5],
    [5, 0],
    [1, 1],
    [70_000, 3],
    [3, 70_001],
  ])('combines the CRC-32 of %d and %d bytes', (firstBytes, secondBytes) => {
    const first = randomBytes(firstBytes);
    const second = randomBytes(secondBytes);
    expect(combineCrc32(crc32(first), crc32(second), secondBytes)).toBe(
      crc32(Buffer.concat([first, second])),
    );
  });

  it('accepts 0 as the CRC-32 of no data', () => {
    const data = randomBytes(100);
    expect(combineCrc32(0, crc32(data), data.length)).toBe(crc32(data));
  });
});
