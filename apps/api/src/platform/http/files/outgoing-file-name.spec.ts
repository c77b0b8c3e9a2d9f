import {
  ACCEPTED_IMAGE_TYPES,
  ACCEPTED_VIDEO_TYPES,
  extensionsOf,
} from '@hatira/contract';
import { outgoingFileName } from './outgoing-file-name.js';

const TYPES = [...ACCEPTED_IMAGE_TYPES, ...ACCEPTED_VIDEO_TYPES];

describe('outgoingFileName', () => {
  it.each([
    ['IMG_0001.jpg', 'image/jpeg'],
    ['photo.JPEG', 'image/jpeg'],
    ['photo.Jpe', 'image/jpeg'],
    ['photo.jfif', 'image/jpeg'],
    ['IMG_1.HEIC', 'image/heic'],
    ['IMG_1.heif', 'image/heic'],
    ['DSC0001.HIF', 'image/heic'],
    ['burst.heics', 'image/heic-sequence'],
    ['scan.TIF', 'image/tiff'],
    ['scan.tiff', 'image/tiff'],
    ['IMG_0001.DNG', 'image/x-adobe-dng'],
    ['IMGP0001.PEF', 'image/tiff'],
    ['DSC_0001.NRW', 'image/x-nikon-nef'],
    ['DSCF0001.MPO', 'image/jpeg'],
    ['photo.jxl', 'image/jxl'],
    ['sticker.png', 'image/apng'],
    ['clip.mov', 'video/quicktime'],
    ['IMG_0002.MOV', 'video/mp4'],
    ['VID_1.mp4', 'video/3gpp'],
    ['clip.m4v', 'video/x-m4v'],
    ['clip.3gp', 'video/3gpp'],
    ['00001.MTS', 'video/mp2t'],
    ['MOV001.MOD', 'video/mpeg'],
    ['clip.mkv', 'video/webm'],
    ['Düğün günü (2).jpg', 'image/jpeg'],
    ['👰🏽‍♀️🤵.heic', 'image/heic'],
    ['photo.exe.jpg', 'image/jpeg'],
    ['Düğün "şenliği" 100%.jpg', 'image/jpeg'],
  ])('keeps %j of %s', (name, type) =>
    expect(outgoingFileName(name, type)).toBe(name),
  );

  it.each([
    'IMG_2031.jpg.hta',
    'Foto albumu.html',
    'gelin-damat.bat',
    'Davetiye.url',
    'resim.scr',
    'desktop.ini',
    'Desktop.INI',
    'autorun.inf',
    'Thumbs.db',
    'folder.htt',
    'a.lnk',
    'a.exe',
    'a.com',
    'a.desktop',
    'a.command',
    'a.jpg.{645FF040-5081-101B-9F08-00AA002F954E}',
    'a.library-ms',
    'photo.png',
    'photo.mp4',
    'a.jpg\u200D',
    'a.jp\u0131g',
    'a.j\u200Dpg',
    'a.jpg~',
    'a. jpg',
    'a',
  ])('appends the extension of the type to %j', (name) =>
    expect(outgoingFileName(name, 'image/jpeg')).toBe(`${name}.jpg`),
  );

  it.each([
    ['CON', '_CON.jpg'],
    ['con.jpg', '_con.jpg'],
    ['COM1.bat', '_COM1.bat.jpg'],
    ['LPT¹.jpg', '_LPT¹.jpg'],
    ['.DS_Store', '_.DS_Store.jpg'],
    ['.directory', '_.directory.jpg'],
    ['.jpg', '_.jpg'],
    ['._IMG_1.jpg', '_._IMG_1.jpg'],
    ['\u200B.bashrc', '_.bashrc.jpg'],
    ['photo.jpg. . .', 'photo.jpg'],
    ['photo.jpg\u00A0', 'photo.jpg'],
    ['photo.hta .', 'photo.hta.jpg'],
    ['photo.', 'photo.jpg'],
    ['photo\u202Egpj.hta', 'photogpj.hta.jpg'],
    ['photo.jp\u200Bg', 'photo.jpg'],
    ['photo\u200E.ht\u2060a', 'photo.hta.jpg'],
    ['..', 'dosya.jpg'],
    ['', 'dosya.jpg'],
    ['\uD83D.jpg', '\uFFFD.jpg'],
  ])('renames %j to %j', (name, outgoing) =>
    expect(outgoingFileName(name, 'image/jpeg')).toBe(outgoing),
  );

  it('uses the usual extension of each type', () => {
    const names = TYPES.map((type) => outgoingFileName('a.exe', type));
    expect(names).toEqual(
      TYPES.map((type) => `a.exe.${extensionsOf(type)[0]}`),
    );
    expect(outgoingFileName('a.html', 'text/html')).toBe('a.html.bin');
  });

  it.each(['ş', '💍', 'a'])(
    'keeps within 255 bytes, with the extension, in letters like %s',
    (letter) => {
      const name = outgoingFileName(
        `${letter.repeat(60)}${'b'.repeat(191 - 60 * (Buffer.byteLength(letter) - 1))}.hta`,
        'image/jpeg',
      );
      expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
      expect(name).toMatch(/\.jpg$/);
    },
  );

  it('is idempotent', () => {
    for (const [given, type] of strangeNames()) {
      const name = outgoingFileName(given, type);
      expect([given, type, outgoingFileName(name, type)]).toEqual([
        given,
        type,
        name,
      ]);
      expect([
        given,
        type,
        extensionsOf(type).includes(name.split('.').at(-1)!.toLowerCase()),
      ]).toEqual([given, type, true]);
    }
  });
});

function* strangeNames(): Generator<[name: string, type: string]> {
  const parts = [
    '.jpg',
    '.hta',
    '.',
    ' ',
    'CON',
    '\u202E',
    '\u200B',
    'ş',
    '💍',
    ':',
    '.mp4',
    '\u00A0',
    'x'.repeat(120),
  ];
  for (let number = 0; number < parts.length ** 3; number++) {
    const name = [1, parts.length, parts.length ** 2]
      .map((step) => parts[Math.floor(number / step) % parts.length])
      .join('');
    yield [name, TYPES[number % TYPES.length]!];
  }
}
