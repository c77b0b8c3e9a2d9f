import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { outgoingFileName } from '../../../platform/http/files/outgoing-file-name.js';
import type { MediaContent } from '../../media/files/media-contents.service.js';
import type { ZipEntry } from '../zip/zip-records.js';
import { EntryNames, folderName } from './entry-names.js';
import { guestBookPage } from './guest-book.js';
import { notesCsv } from './notes-csv.js';

export const NOTE_FILES = { html: 'notes.html', csv: 'notes.csv' } as const;
export type NoteFile = keyof typeof NOTE_FILES;

export interface PlannedFile extends ZipEntry {
  source: { objectKey: string } | { notes: NoteFile };
}

/** Every byte of the zip follows from it. */
export interface ArchivePlan {
  files: PlannedFile[];
  notes: Record<NoteFile, string> | undefined;
}

export function archivePlan(title: string, items: MediaContent[]): ArchivePlan {
  const folder = folderName(title);
  const names = new EntryNames(folder);
  // A guest's file of such a name gets a number.
  for (const name of Object.values(NOTE_FILES)) names.take(name);
  const named = items.map((item) => ({
    ...item,
    name: names.take(nameOf(item)),
  }));
  const files = named.map((item) => ({
    name: `${folder}/${item.name}`,
    sizeBytes: item.sizeBytes,
    crc32: item.crc32,
    modifiedAtMs: item.takenAtSeconds * 1000,
    source: { objectKey: item.objectKey },
  }));
  const notes = named.flatMap((item) =>
    item.note === null ? [] : [{ ...item, note: item.note }],
  );
  if (notes.length === 0) return { files, notes: undefined };
  const written = { html: guestBookPage(title, notes), csv: notesCsv(notes) };
  const writtenAtMs =
    1000 *
    notes.reduce(
      (last, { takenAtSeconds }) => Math.max(last, takenAtSeconds),
      0,
    );
  const noteFiles = (['html', 'csv'] as const).map((kind) => ({
    name: `${folder}/${NOTE_FILES[kind]}`,
    ...{
      sizeBytes: Buffer.byteLength(written[kind]),
      crc32: crc32(written[kind]),
      modifiedAtMs: writtenAtMs,
    },
    source: { notes: kind },
  }));
  return { files: [...files, ...noteFiles], notes: written };
}

function nameOf({ fileName, fileType }: MediaContent): string {
  return outgoingFileName(fileName, fileType);
}

/** Uses the outgoing names, so that a new naming rule makes a new plan. */
export function fingerprintOf(title: string, items: MediaContent[]): Buffer {
  const hash = createHash('sha256').update(
    JSON.stringify(['archive 3', title]),
  );
  for (const item of items) {
    const { id, contentHash, note, takenAtSeconds } = item;
    hash.update(
      JSON.stringify([
        id,
        contentHash.toString('base64'),
        nameOf(item),
        note,
        takenAtSeconds,
      ]),
    );
  }
  return hash.digest();
}

/** By column: a third of the size, quicker to read. */
interface KeptPlan {
  names: string[];
  sizes: number[];
  crcs: number[];
  times: number[];
  /** Object keys or kinds of notes. */
  sources: string[];
}

export function formatPlan({ files }: ArchivePlan): string {
  const kept: KeptPlan = {
    names: files.map(({ name }) => name),
    sizes: files.map(({ sizeBytes }) => sizeBytes),
    crcs: files.map((file) => file.crc32),
    times: files.map(({ modifiedAtMs }) => modifiedAtMs / 1000),
    sources: files.map(({ source }) =>
      'objectKey' in source ? source.objectKey : source.notes,
    ),
  };
  return JSON.stringify(kept);
}

export function parsePlan(text: string): PlannedFile[] {
  const { names, sizes, crcs, times, sources } = JSON.parse(text) as KeptPlan;
  return names.map((name, index) => ({
    name,
    sizeBytes: sizes[index] ?? 0,
    crc32: crcs[index] ?? 0,
    modifiedAtMs: 1000 * (times[index] ?? 0),
    source: sourceOf(sources[index] ?? ''),
  }));
}

function sourceOf(text: string): PlannedFile['source'] {
  return text in NOTE_FILES ? { notes: text as NoteFile } : { objectKey: text };
}
