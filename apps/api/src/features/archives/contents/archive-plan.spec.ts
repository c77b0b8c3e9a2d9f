import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { MediaContent } from '../../media/files/media-contents.service.js';
import {
  archivePlan,
  fingerprintOf,
  formatPlan,
  parsePlan,
} from './archive-plan.js';

function item(id: string, more: Partial<MediaContent> = {}): MediaContent {
  return {
    id,
    ...{ weddingId: 1, editKey: '', viewKey: '' },
    objectKey: `originals/${id}`,
    fileName: 'a.jpg',
    fileType: 'image/jpeg',
    sizeBytes: 3,
    crc32: 7,
    contentHash: createHash('sha256').update(id).digest(),
    note: null,
    takenAtSeconds: 1_780_000_000,
    ...more,
  };
}

describe('archivePlan', () => {
  it('has one folder with the files in order and the notes', () => {
    const plan = archivePlan('Ayşe & Can', [
      item('1', { note: 'Ali|Selam', takenAtSeconds: 1_780_000_900 }),
      item('2', { fileName: 'NOTES.HTML' }),
      item('3', { fileName: 'A.jpg' }),
    ]);
    expect(plan.files.map(({ name }) => name)).toEqual([
      'Ayşe & Can/a.jpg',
      'Ayşe & Can/NOTES.HTML.jpg',
      'Ayşe & Can/A (2).jpg',
      'Ayşe & Can/notes.html',
      'Ayşe & Can/notes.csv',
    ]);
    expect(plan.files[0]).toMatchObject({
      modifiedAtMs: 1_780_000_900_000,
      source: { objectKey: 'originals/1' },
    });
    const [page] = plan.files.slice(3);
    expect(page).toMatchObject({
      source: { notes: 'html' },
      crc32: crc32(plan.notes!.html),
    });
    expect(page!.sizeBytes).toBe(Buffer.byteLength(plan.notes!.html));
  });

  it('has no notes file without notes', () => {
    const plan = archivePlan('A', [item('1')]);
    expect([plan.notes, plan.files.length]).toEqual([undefined, 1]);
  });

  it.each(['..', '/etc', 'C:\\x', 'con', ''])(
    'makes a single folder of the title %j',
    (title) => {
      const [file] = archivePlan(title, [item('1')]).files;
      expect(file!.name).toMatch(/^[^/\\:]+\/a\.jpg$/);
      expect(file!.name).not.toMatch(/^\.+\//);
    },
  );

  it('survives formatPlan and parsePlan', () => {
    const plan = archivePlan('A', [
      item('1', { note: 'x' }),
      item('2', { takenAtSeconds: -5 }),
    ]);
    expect(parsePlan(formatPlan(plan))).toEqual(plan.files);
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
    ['a time', 'A', [item('1', { takenAtSeconds: 5 }), item('2')]],
    [
      'a content',
      'A',
      [item('1', { contentHash: Buffer.alloc(32) }), item('2')],
    ],
  ])('differs by %s', (_what, title, items) =>
    expect(fingerprintOf(title, items).toString('hex')).not.toBe(base),
  );
});
