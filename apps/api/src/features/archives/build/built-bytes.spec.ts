import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { chunksOf } from '../../../platform/storage/chunks-of.js';
import type { MediaContent } from '../../media/files/media-contents.service.js';
import {
  archivePlan,
  type ArchiveForm,
  type ArchivePlan,
  type PlannedFile,
} from '../contents/archive-plan.js';
import { formatPlan, parsePlan } from '../contents/kept-plan.js';
import { plannedZip } from '../downloads/archive-layouts.service.js';
import { writeZip } from './write-zip.js';

const SEED = 31;

interface Sent {
  fileName: string;
  content: Buffer;
  note: string | null;
  takenAtSeconds: number;
  /** Where a clip begins and ends, as shares of the content. */
  clip: [number, number] | undefined;
}

const NAMES = [
  'IMG_0001.JPG',
  'Düğün günü ğüşiöç İĞÜŞÖÇ ıI.jpg',
  '👰🏽‍♀️🤵🏻💍 mutluluk.heic',
  'Қыз ұзату тойы әіңғүұқөһ.mp4',
  'C:\\fotos\\..\\a.jpg',
  '../../../etc/passwd',
  'a//b/.jpg',
  'con',
  '~$kopya.jpg',
  `${'uzun ad '.repeat(40)}.jpg`,
];

const name = fc.oneof(
  fc.constantFrom(...NAMES),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

const sent = fc.record({
  fileName: name,
  content: fc
    .uint8Array({ maxLength: 3_000 })
    .map((bytes) => Buffer.from(bytes)),
  note: fc.option(fc.string({ unit: 'grapheme', maxLength: 60 })),
  takenAtSeconds: fc.oneof(
    fc.integer({ min: 1_700_000_000, max: 1_800_000_000 }),
    fc.integer({ min: -1_000_000_000, max: 6_000_000_000 }),
  ),
  clip: fc.option(
    fc.tuple(
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
    ),
    { nil: undefined },
  ),
});

const form = fc.record({
  layout: fc.constantFrom('flat', 'guests', 'hours'),
  timeZone: fc.constantFrom(
    'Europe/Istanbul',
    'America/St_Johns',
    'Asia/Kathmandu',
  ),
  language: fc.constantFrom('tr', 'en'),
}) satisfies fc.Arbitrary<ArchiveForm>;

function itemOf(
  { fileName, content, note, takenAtSeconds, clip }: Sent,
  id: number,
): MediaContent {
  const [offset = 0, end = 0] = (clip ?? [])
    .map((share) => Math.floor(share * content.length))
    .sort((one, other) => one - other);
  const moving = content.subarray(offset, end);
  return {
    id: String(id),
    weddingId: 1,
    editKey: '',
    viewKey: '',
    objectKey: `originals/${id}`,
    fileName,
    note,
    takenAtSeconds,
    fileType: 'image/jpeg',
    sizeBytes: content.length,
    crc32: crc32(content),
    contentHash: createHash('sha256').update(content).digest(),
    guestId: null,
    livePairId: null,
    eventId: null,
    ...(clip && {
      clip: { offset, sizeBytes: moving.length, crc32: crc32(moving) },
    }),
  };
}

/** Reads the planned bytes, of the guests' files and of written ones. */
function reader(
  { texts }: Pick<ArchivePlan, 'texts'>,
  contents: readonly Buffer[],
) {
  return ({ source, sizeBytes }: PlannedFile): Buffer => {
    if ('written' in source) return Buffer.from(texts[source.written] ?? '');
    const content = contents[Number(source.objectKey.split('/')[1])];
    const from = source.offset ?? 0;
    return content!.subarray(from, from + sizeBytes);
  };
}

async function bothOf(
  files: PlannedFile[],
  read: (file: PlannedFile) => Buffer,
): Promise<{ built: Buffer; layout: Buffer }> {
  const zip = plannedZip(files);
  const pieces: Buffer[] = [];
  for await (const piece of writeZip({
    ...zip,
    open: (entry) => Promise.resolve(chunksOf(read(files[entry]!))),
    onBytes: () => Promise.resolve(),
  }))
    pieces.push(piece);
  const whole = { start: 0, end: zip.layout.totalBytes };
  const parts = [...zip.layout.parts(whole)].map((part) =>
    'bytes' in part
      ? part.bytes
      : read(files[part.entry]!).subarray(part.range.start, part.range.end),
  );
  return { built: Buffer.concat(pieces), layout: Buffer.concat(parts) };
}

it('archiver writes the bytes of the layout for a plan of random files', async () => {
  await fc.assert(
    fc.asyncProperty(
      name,
      fc.array(sent, { minLength: 1, maxLength: 8 }),
      form,
      async (title, files, wanted) => {
        const plan = archivePlan(title, files.map(itemOf), wanted);
        const read = reader(
          plan,
          files.map(({ content }) => content),
        );
        const { built, layout } = await bothOf(
          parsePlan(formatPlan(plan.files)),
          read,
        );
        expect(built.equals(layout)).toBe(true);
      },
    ),
    { seed: SEED, numRuns: 300 },
  );
});
