import { isReservedSlug, isWellFormedSlug, slugKey } from './slug.js';

describe('slugKey', () => {
  it('is the same for every way of typing a path', () => {
    const keys = [
      'İpek-140626-Işıl',
      'ipek-140626-ışıl',
      'IPEK-140626-IŞIL',
      'i\u0307pek-140626-is\u0327il',
    ].map(slugKey);
    expect(new Set(keys).size).toBe(1);
  });

  it('keeps different letters apart', () =>
    expect(slugKey('ayse')).not.toBe(slugKey('ayşe')));
});

describe('isWellFormedSlug', () => {
  it.each(['abc', 'wedding-2025', 'Ελένη-140626-Γιώργος', 'a'.repeat(120)])(
    'accepts %s',
    (slug) => expect(isWellFormedSlug(slug)).toBe(true),
  );

  it.each([
    '',
    'ab',
    'a'.repeat(121),
    'a b c',
    'a/b',
    'a.b.c',
    '../x',
    'a_b_c',
    'abc\u0000',
    'düğün!',
  ])('refuses %j', (slug) => expect(isWellFormedSlug(slug)).toBe(false));
});

describe('isReservedSlug', () => {
  it.each(['api', 'API', 'pricing', 'camera-roll', 'tr'])(
    '%s is a route',
    (slug) => expect(isReservedSlug(slug)).toBe(true),
  );

  it('leaves names alone', () =>
    expect(isReservedSlug('ali-140626-ece')).toBe(false));
});
