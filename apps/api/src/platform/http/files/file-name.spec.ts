import { cleanFileName } from './file-name.js';

describe('cleanFileName', () => {
  it.each([
    ['IMG_0001.JPG', 'IMG_0001.JPG'],
    ['düğün şenliği.jpg', 'düğün şenliği.jpg'],
    ['u\u0308.jpg', 'ü.jpg'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\a\\b.mov', 'b.mov'],
    ['a\u0000b\n.png', 'ab.png'],
    ['photo\u202Egpj.exe', 'photogpj.exe'],
    ['..', 'dosya'],
    ['/', 'dosya'],
    ['\uD800.jpg', '\uFFFD.jpg'],
    ['👰🏽‍♀️.heic', '👰🏽‍♀️.heic'],
  ])('stores %j as %j', (given, kept) =>
    expect(cleanFileName(given)).toBe(kept),
  );

  it('shortens to 255 bytes between characters and keeps the extension', () => {
    const kept = cleanFileName(`${'ş'.repeat(300)}.jpeg`);
    expect(Buffer.byteLength(kept)).toBeLessThanOrEqual(255);
    expect(kept).toMatch(/^ş+\.jpeg$/);
    expect(Buffer.byteLength(kept)).toBeGreaterThan(250);
  });

  it('does not treat a long suffix as an extension', () =>
    expect(Buffer.byteLength(cleanFileName(`a.${'b'.repeat(300)}`))).toBe(255));
});
