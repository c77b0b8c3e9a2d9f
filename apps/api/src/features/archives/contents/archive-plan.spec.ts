import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { MediaContent } from '../../media/files/media-contents.service.js';
import { archivePlan, fingerprintOf } from './archive-plan.js';
import { formatPlan, parsePlan } from './kept-plan.js';

function item(id: string, more: Partial<MediaContent> = {}): MediaContent {
  return {
    id,
    weddingId: 1,
    editKey: '',
    viewKey: '',
    objectKey: `originals/${id}`,
    fileName: 'a.jpg',
    fileType: 'image/jpeg',
    sizeBytes: 3,
    crc32: 7,
    contentHash: createHash('sha256').update(id).digest(),
    note: null,
    guestId: null,
    livePairId: null,
    eventId: null,
    takenAtSeconds: 1_780_000_000,
    ...more,
  };
}

describe('archivePlan', () => {
  it('has one folder with the files in order, the page and the notes', () => {
    const plan = archivePlan('Ayşe & Can', [
      item('1', { note: 'Ali|Selam', takenAtSeconds: 1_780_000_900 }),
      item('2', { fileName: 'NOTES.HTML' }),
      item('3', { fileName: 'A.jpg' }),
    ]);
    expect(plan.files.map(({ name }) => name)).toEqual([
      'Ayşe & Can/a.jpg',
      'Ayşe & Can/NOTES.HTML.jpg',
      'Ayşe & Can/A (2).jpg',
      'Ayşe & Can/index.html',
      'Ayşe & Can/notes.html',
      'Ayşe & Can/notes.csv',
    ]);
    expect(plan.files[0]).toMatchObject({
      modifiedAtMs: 1_780_000_900_000,
      source: { objectKey: 'originals/1' },
    });
    const { index, html } = plan.texts;
    expect(plan.files.slice(3, 5)).toMatchObject(
      [index!, html!].map((text, position) => ({
        source: { written: position === 0 ? 'index' : 'html' },
        crc32: crc32(text),
        sizeBytes: Buffer.byteLength(text),
      })),
    );
  });

  it('has no notes file without notes', () => {
    const plan = archivePlan('A', [item('1')]);
    expect(Object.keys(plan.texts)).toEqual(['index']);
    expect(plan.files).toHaveLength(2);
  });

  it.each(['..', '/etc', 'C:\\x', 'con', ''])(
    'makes a single folder of the title %j',
    (title) => {
      const [file] = archivePlan(title, [item('1')]).files;
      expect(file!.name).toMatch(/^[^/\\:]+\/a\.jpg$/);
      expect(file!.name).not.toMatch(/^\.+\//);
    },
  );

  it('has a folder for each guest, known by name or browser', () => {
    const plan = archivePlan(
      'A',
      [
        item('1', { guestId: 'x', fileName: 'DSC_1.jpg' }),
        item('2', { guestId: 'x', fileName: 'DSC_2.jpg', note: 'Ayşe|Selam' }),
        item('3', { guestId: 'y', fileName: 'dsc_1.JPG', note: 'ayşe|' }),
        item('4', { guestId: 'x', fileName: 'DSC_4.JPG' }),
        item('5', { guestId: 'z', note: 'tek söz' }),
        item('6'),
        item('7', { note: 'notes.html|' }),
        item('10', { note: 'INDEX.HTML|' }),
        item('8', { note: 'CON|' }),
        item('9', { note: `${'a/b:'.repeat(20)}...|` }),
      ],
      { layout: 'guests', language: 'de' },
    );
    const long = `A/${'a_b_'.repeat(10)}`;
    expect(plan.files.map(({ name }) => name)).toEqual([
      'A/Ayşe/DSC_1.jpg',
      'A/Ayşe/DSC_2.jpg',
      'A/Ayşe/dsc_1 (2).JPG',
      'A/Ayşe/DSC_4.JPG',
      'A/Gast 1/a.jpg',
      'A/Gast/a.jpg',
      'A/notes (2).html/a.jpg',
      'A/INDEX (2).HTML/a.jpg',
      'A/_CON/a.jpg',
      `${long}/a.jpg`,
      'A/index.html',
      'A/notes.html',
      'A/notes.csv',
    ]);
    expect(plan.texts.html).toContain('src="notes%20(2).html/a.jpg"');
  });

  it("has a folder for each hour of the wedding's clock", () => {
    const at = (text: string) => Date.parse(text) / 1000;
    const plan = archivePlan(
      'A',
      [
        item('1', { takenAtSeconds: at('2026-06-20T18:59:59Z') }),
        item('2', { takenAtSeconds: at('2026-06-20T19:00:00Z') }),
        item('3', { takenAtSeconds: at('2026-06-20T22:30:00Z') }),
      ],
      { layout: 'hours', timeZone: 'Europe/Berlin' },
    );
    expect(plan.files.map(({ name }) => name)).toEqual([
      'A/2026-06-20 20h/a.jpg',
      'A/2026-06-20 21h/a.jpg',
      'A/2026-06-21 00h/a.jpg',
      'A/index.html',
    ]);
  });

  it('has the clips of photos as files beside the guests’', () => {
    const clip = { offset: 9, sizeBytes: 4, crc32: 5 };
    const plan = archivePlan(
      'A',
      [item('1', { clip }), item('2', { clip, note: 'motion|' }), item('3')],
      { layout: 'guests', language: 'en' },
    );
    expect(plan.files.map(({ name }) => name)).toEqual([
      'A/Guest/a.jpg',
      'A/motion (2)/a.jpg',
      'A/Guest/a (2).jpg',
      'A/motion/a.mp4',
      'A/motion/a (2).mp4',
      'A/index.html',
      'A/notes.html',
      'A/notes.csv',
    ]);
    expect(plan.files[3]).toMatchObject({
      sizeBytes: 4,
      crc32: 5,
      source: { objectKey: 'originals/1', offset: 9 },
    });
    expect(plan.texts.index).toContain('"clips":{"0":"motion/a.mp4"');
    expect(parsePlan(formatPlan(plan.files))).toEqual(plan.files);
  });

  it('keeps paths within the limit of Windows', () => {
    const title = 'T'.repeat(80);
    const [file] = archivePlan(
      title,
      [
        item('1', {
          note: `${'n'.repeat(50)}|`,
          fileName: `${'f'.repeat(200)}.jpg`,
        }),
      ],
      { layout: 'guests' },
    ).files;
    const [folder, ...rest] = file!.name.split('/');
    expect(folder!.length * 2 + rest.join('/').length).toBeLessThanOrEqual(202);
    expect(rest[1]).toMatch(/^f{20,}\.jpg$/);
  });

  it('survives formatPlan and parsePlan', () => {
    const plan = archivePlan(
      'A',
      [item('1', { note: 'x' }), item('2', { takenAtSeconds: -5 })],
      { timeZone: 'Europe/Berlin' },
    );
    expect(parsePlan(formatPlan(plan.files))).toEqual(plan.files);
  });

  it('keeps the local times, whatever the rules of time zones are later', () => {
    const plan = archivePlan('A', [item('1')], { timeZone: 'Asia/Tokyo' });
    const kept = formatPlan(plan.files);
    expect(kept).not.toContain('Tokyo');
    const [file] = parsePlan(kept);
    expect(file!.shownAtMs - file!.modifiedAtMs).toBe(9 * 3_600_000);
  });
});

describe('fingerprintOf', () => {
  const base = fingerprintOf('A', [item('1'), item('2')]).toString('hex');

  it('is equal for equal items', () =>
    expect(fingerprintOf('A', [item('1'), item('2')]).toString('hex')).toBe(
      base,
    ));

  it.each<[string, string, MediaContent[]]>([
    ['the title', 'B', [item('1'), item('2')]],
    ['another item', 'A', [item('1'), item('2'), item('3')]],
    ['a missing item', 'A', [item('1')]],
    ['a name', 'A', [item('1', { fileName: 'b.jpg' }), item('2')]],
    ['a note', 'A', [item('1', { note: 'x' }), item('2')]],
    ['a guest', 'A', ['1', '2'].map((id) => item(id, { guestId: 'a' }))],
    [
      'a Live Photo',
      'A',
      [
        item('1', { livePairId: '2' }),
        item('2', { livePairId: '1', fileType: 'video/mp4' }),
      ],
    ],
    [
      'a clip',
      'A',
      [item('1', { clip: { offset: 1, sizeBytes: 1, crc32: 1 } }), item('2')],
    ],
    ['a time', 'A', [item('1', { takenAtSeconds: 5 }), item('2')]],
    [
      'a content',
      'A',
      [item('1', { contentHash: Buffer.alloc(32) }), item('2')],
    ],
  ])('differs by %s', (_what, title, items) =>
    expect(fingerprintOf(title, items).toString('hex')).not.toBe(base),
  );

  it('differs by the layout and the folders', () => {
    const of = (layout: 'guests' | 'hours', language: 'de' | 'tr') =>
      fingerprintOf('A', [item('1'), item('2')], { layout, language });
    const prints = [of('guests', 'de'), of('guests', 'tr'), of('hours', 'de')];
    const different = new Set(prints.map((print) => print.toString('hex')));
    expect(different.add(base).size).toBe(4);
    expect(of('hours', 'tr').equals(of('hours', 'de'))).toBe(true);
  });
});
