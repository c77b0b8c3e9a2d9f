import { describe, expect, it } from 'vitest';
import { parseHash } from './gallery-hash';

describe('parseHash', () => {
  it.each([
    ['1234567890123456', 1_234_567_890_123_456],
    ['9007199254740991', Number.MAX_SAFE_INTEGER],
    ['9007199254740993', undefined],
    ['12345678901234567', undefined],
    ['-5', undefined],
    ['1e9', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('reads %s as %s', (text, hash) => expect(parseHash(text)).toBe(hash));
});
