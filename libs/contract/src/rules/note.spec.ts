import {
  cleanNote,
  composeNote,
  isNoteWithinLimits,
  parseNote,
} from './note.js';

describe('composeNote', () => {
  it.each([
    [{ name: ' Ali ', text: ' Mutluluklar ' }, 'Ali|Mutluluklar'],
    [{ name: 'Ali' }, 'Ali'],
    [{ text: 'Mutluluklar' }, 'Mutluluklar'],
    [{ text: 'a|b' }, '|a|b'],
    [{ name: 'A|li', text: 'x' }, 'A li|x'],
    [{ name: ' ', text: ' ' }, undefined],
    [{}, undefined],
  ])('%j becomes %j', (note, text) => expect(composeNote(note)).toBe(text));
});

describe('parseNote', () => {
  it.each([
    ['Ali|Mutluluklar', { name: 'Ali', text: 'Mutluluklar' }],
    ['Ali|', { name: 'Ali' }],
    ['Ali| Ali', { name: 'Ali' }],
    ['|a|b', { text: 'a|b' }],
    ['Mutluluklar', { text: 'Mutluluklar' }],
  ])('%j is read as %j', (text, note) => expect(parseNote(text)).toEqual(note));
});

describe('cleanNote', () => {
  it('trims both parts and removes control characters', () =>
    expect(cleanNote(' Ali\u0000 |\u0007 çok\nmutlu ')).toBe('Ali|çok\nmutlu'));

  it.each(['', '  ', '|', ' | ', '\u0000'])('%j is not a note', (text) =>
    expect(cleanNote(text)).toBeUndefined(),
  );
});

describe('isNoteWithinLimits', () => {
  it.each([
    `${'n'.repeat(50)}|${'t'.repeat(400)}`,
    't'.repeat(400),
    `|${'t'.repeat(400)}`,
  ])('accepts the maximum', (text) =>
    expect(isNoteWithinLimits(text)).toBe(true),
  );

  it.each([`${'n'.repeat(51)}|t`, `n|${'t'.repeat(401)}`, 't'.repeat(401)])(
    'refuses one character more',
    (text) => expect(isNoteWithinLimits(text)).toBe(false),
  );
});
