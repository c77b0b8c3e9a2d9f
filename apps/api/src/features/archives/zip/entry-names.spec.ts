import { outgoingFileName } from '../../../platform/http/files/outgoing-file-name.js';
import {
  EntryNames,
  folderName,
  legalName,
  zipFileName,
} from './entry-names.js';

const namesOf = (...given: string[]) => {
  const names = new EntryNames();
  return given.map((name) => names.take(name));
};

describe('legalName', () => {
  it.each([
    ['IMG_0001.JPG', 'IMG_0001.JPG'],
    ['Düğün günü.jpg', 'Düğün günü.jpg'],
    ['I\u0307lk dans.jpg', 'İlk dans.jpg'],
    ['a:b*c?"d<e>f|g.jpg', 'a_b_c__d_e_f_g.jpg'],
    ['../../etc/passwd', '_.._.._etc_passwd'],
    ['..\\..\\boot.ini', '_.._.._boot.ini'],
    ['.trashed-1750000000-IMG_1.jpg', '_.trashed-1750000000-IMG_1.jpg'],
    ['.jpg', '_.jpg'],
    ['C:\\x.jpg', 'C__x.jpg'],
    ['CON', '_CON'],
    ['con.jpg', '_con.jpg'],
    ['Nul .jpg', '_Nul .jpg'],
    ['LPT¹.png', '_LPT¹.png'],
    ['COM10.jpg', 'COM10.jpg'],
    ['conga.jpg', 'conga.jpg'],
    ['photo.', 'photo'],
    ['photo. . .', 'photo'],
    ['  photo.jpg ', 'photo.jpg'],
    ['...', 'dosya'],
    ['..', 'dosya'],
    ['.', 'dosya'],
    ['', 'dosya'],
    ['a\u0000b\n.jpg', 'a_b_.jpg'],
    ['gpj.\u202Eexe', 'gpj._exe'],
    ['\uD83D.jpg', '\uFFFD.jpg'],
    ['👰🏽‍♀️🤵.heic', '👰🏽‍♀️🤵.heic'],
  ])('%j becomes %j', (given, name) => expect(legalName(given)).toBe(name));

  it('cuts to 255 bytes at a character boundary and keeps the extension', () => {
    for (const letter of ['a', 'ğ', 'ω', '💍']) {
      const name = legalName(`${letter.repeat(300)}.jpeg`);
      expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
      expect(name.length).toBeLessThanOrEqual(150);
      expect(
        Math.max(Buffer.byteLength(name) - 251, name.length - 148),
      ).toBeGreaterThan(0);
      expect(name).toMatch(new RegExp(`^${letter}+\\.jpeg$`, 'u'));
    }
  });

  it('never cuts a surrogate pair', () => {
    for (let before = 0; before < 4; before++) {
      const name = legalName(
        `${'a'.repeat(140 + before)}${'💍'.repeat(20)}.jpg`,
      );
      expect([
        name.isWellFormed(),
        name.endsWith('💍.jpg'),
        name.length,
      ]).toEqual([true, true, 150 - (before % 2)]);
    }
  });
});

describe('EntryNames', () => {
  it('numbers equal names', () =>
    expect(
      namesOf('IMG_1.jpg', 'IMG_1.jpg', 'IMG_1.jpg', 'IMG_1', 'IMG_1'),
    ).toEqual([
      'IMG_1.jpg',
      'IMG_1 (2).jpg',
      'IMG_1 (3).jpg',
      'IMG_1',
      'IMG_1 (2)',
    ]));

  it.each([
    ['a.jpg', 'A.JPG'],
    ['gunes.jpg', 'GUNES.jpg'],
    ['ışık.jpg', 'IŞIK.jpg'],
    ['İzmir.jpg', 'izmir.jpg'],
    ['ızgara.jpg', 'izgara.jpg'],
    ['Straße.jpg', 'STRASSE.jpg'],
    ['γάμος.jpg', 'ΓΆΜΟΣ.jpg'],
    ['Қыз.jpg', 'қыз.jpg'],
    ['café.jpg', 'cafe\u0301.jpg'],
    ['a\u200Bb.jpg', 'ab.jpg'],
  ])(
    'numbers the second of %j and %j, which some file system takes for the same',
    (first, second) => {
      const [, name = ''] = namesOf(first, second);
      expect(name).toMatch(/ \(2\)\.jpg$/i);
    },
  );

  it.each([
    ['ayşe.jpg', 'ayse.jpg'],
    ['a.jpg', 'a.jpeg'],
    ['1.jpg', '2.jpg'],
  ])('keeps %j and %j', (...given) => expect(namesOf(...given)).toEqual(given));

  it('keeps the extension of the type in cut and numbered names', () => {
    const given = [
      'IMG.jpg.hta',
      'IMG.jpg.hta.jpg',
      'desktop.ini',
      'DESKTOP.INI',
      `${'ş'.repeat(140)}.html`,
      'CON',
      '.jpg',
    ];
    const names = namesOf(
      ...[...given, ...given].map((name) =>
        outgoingFileName(name, 'image/jpeg'),
      ),
    );
    expect(names.filter((name) => !name.endsWith('.jpg'))).toEqual([]);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(
      2 * given.length,
    );
  });

  it('skips numbered names of guests', () =>
    expect(namesOf('a.jpg', 'a (2).jpg', 'A.jpg', 'a (2).jpg')).toEqual([
      'a.jpg',
      'a (2).jpg',
      'A (3).jpg',
      'a (2) (2).jpg',
    ]));

  it('leaves room for the number', () => {
    const long = `${'ş'.repeat(300)}.jpg`;
    const [first = '', second = ''] = namesOf(long, long);
    expect(
      [first, second].map((name) => Buffer.byteLength(name) <= 255),
    ).toEqual([true, true]);
    expect(second).toMatch(/^ş+ \(2\)\.jpg$/);
  });

  it('numbers long names that are equal after the cut', () => {
    const names = namesOf(
      ...Array.from(
        { length: 12 },
        (_, index) => `${'a'.repeat(200)}${index}.jpeg`,
      ),
    );
    expect(new Set(names).size).toBe(12);
    expect(
      names.filter((name) => name.length > 150 || !name.endsWith('.jpeg')),
    ).toEqual([]);
    expect(names[11]).toMatch(/^a+ \(12\)\.jpeg$/);
  });

  it.each(['Elif & Can', 'ş'.repeat(28), 'x'.repeat(200), '💍'.repeat(100)])(
    'fits the folder of %s into the paths of Windows',
    (title) => {
      const folder = folderName(title);
      expect([folder.length <= 60, folder.isWellFormed()]).toEqual([
        true,
        true,
      ]);
      const names = new EntryNames(folder);
      const user = 'u'.repeat(20);
      for (let round = 0; round < 3; round++) {
        const name = names.take(`${'uzun'.repeat(60)}.jpeg`);
        const path = `C:\\Users\\${user}\\Downloads\\${folder} 2026-06-14 (1)\\${folder}\\${name}`;
        expect(path.length).toBeLessThan(260);
        expect(name).toMatch(
          /n( \(\d\))?\.jpeg$|u( \(\d\))?\.jpeg$|z( \(\d\))?\.jpeg$/,
        );
      }
    },
  );

  it('compares few names for each, however many are equal or similar', () => {
    const equal = Array.from({ length: 20_000 }, () => 'IMG_0001.JPG');
    expect(new Set(namesOf(...equal)).size).toBe(equal.length);
    const has = jest.spyOn(Set.prototype, 'has');
    const head = 'n'.repeat(135);
    const nearly = Array.from({ length: 4_000 }, (_, index) =>
      `${head}${Math.floor(index / 2)}`.padEnd(146, 'x'),
    );
    const names = namesOf(...nearly.map((stem) => `${stem}.jpg`));
    const looks = has.mock.calls.length;
    has.mockRestore();
    expect(new Set(names).size).toBe(nearly.length);
    expect(looks).toBeLessThan(4 * nearly.length);
  });
});

describe('zipFileName', () => {
  it.each([
    ['En güzel anlar - Elif & Can', 'En güzel anlar - Elif & Can.zip'],
    ['a/b: "c"?\u202E', 'a_b_ _c___.zip'],
    ['..', '_...zip'],
  ])('%j becomes %j', (given, name) => expect(zipFileName(given)).toBe(name));

  it('leaves room for the path of the unpacked files, and keeps the extension', () => {
    const name = zipFileName('ğ'.repeat(80));
    expect(name).toMatch(/^ğ{60}\.zip$/u);
  });
});
