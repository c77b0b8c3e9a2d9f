import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { TIME_ZONE } from '../../../platform/timing/time-zone.js';
import type { ArchiveLayout } from '@hatira/contract/schemas';
import {
  FALLBACK_LANGUAGE,
  type Language,
  type WeddingEvent,
} from '@hatira/contract';
import { splitName } from '../../../platform/http/files/file-name.js';
import type { MediaContent } from '../../media/files/media-contents.service.js';
import { wallClock } from '../zip/wall-clock.js';
import type { ZipEntry } from '../zip/zip-records.js';
import { motionsOf, type AlbumItem } from '../album/album-data.js';
import { albumPage } from '../album/album-page.js';
import { EntryNames, folderName } from '../zip/entry-names.js';
import { Folders } from '../zip/folders.js';
import { folderNames, senderNames } from '../zip/folder-names.js';
import { byChapters, chaptersOf, type Chapters } from '../zip/chapters.js';
import { guestBookPage } from './guest-book.js';
import { notesCsv } from './notes-csv.js';
import { timedNames } from './timed-names.js';

/** The folder of the clips that photos have within them. */
const CLIPS_FOLDER = 'motion';

/** Written by the plan, beside the guests' files. */
export const WRITTEN_FILES = {
  index: 'index.html',
  html: 'notes.html',
  csv: 'notes.csv',
} as const;
export type WrittenFile = keyof typeof WRITTEN_FILES;

/** An object, or from the offset on a part of it. */
export interface ObjectSource {
  objectKey: string;
  offset?: number;
}

export interface PlannedFile extends ZipEntry {
  source: ObjectSource | { written: WrittenFile };
}

/**
 * Every byte of the zip follows from it, also on a server with other rules of
 * time zones.
 */
export interface ArchivePlan {
  files: PlannedFile[];
  /** Notes only if guests left any. */
  texts: Partial<Record<WrittenFile, string>>;
}

export interface ArchiveForm {
  /** The wedding's. */
  timeZone?: string;
  layout?: ArchiveLayout;
  /** The language of the folders for events and for guests without a name. */
  language?: Language;
  /** The wedding's, as the reader knows them. */
  events?: readonly WeddingEvent[];
}

/** Fixes all names, times, notes and the page of a zip. */
export function archivePlan(
  title: string,
  inOrder: MediaContent[],
  form: ArchiveForm = {},
): ArchivePlan {
  const { timeZone = TIME_ZONE } = form;
  const folder = folderName(title);
  const chapters = chaptersIn(form);
  const items = byChapters(inOrder, chapters);
  const named = withNames(items, folder, form);
  const guestFile = (item: AlbumItem, name: string, part: FilePart) => ({
    name: `${folder}/${name}`,
    sizeBytes: part.sizeBytes,
    crc32: part.crc32,
    ...timesOf(item.takenAtSeconds * 1000, timeZone),
    source: sourceOf(item, part),
  });
  const texts = textsOf(title, named, { timeZone, chapters });
  const written = Object.keys(texts) as WrittenFile[];
  const writtenAtMs =
    1000 *
    items.reduce(
      (last, { takenAtSeconds }) => Math.max(last, takenAtSeconds),
      0,
    );
  return {
    files: [
      ...named.map((item) => guestFile(item, item.name, item)),
      ...named.flatMap((item) =>
        item.clip && item.clipName
          ? [guestFile(item, item.clipName, item.clip)]
          : [],
      ),
      ...written.map((kind) => ({
        name: `${folder}/${WRITTEN_FILES[kind]}`,
        ...sizeAndSum(texts[kind] ?? ''),
        ...timesOf(writtenAtMs, timeZone),
        source: { written: kind },
      })),
    ],
    texts,
  };
}

function timesOf(modifiedAtMs: number, timeZone: string) {
  return {
    modifiedAtMs,
    shownAtMs: wallClock(modifiedAtMs, timeZone).getTime(),
  };
}

/** A whole file, or a clip within it. */
type FilePart = Pick<PlannedFile, 'sizeBytes' | 'crc32'> & { offset?: number };

function sourceOf(
  { objectKey }: MediaContent,
  { offset }: FilePart,
): ObjectSource {
  return offset === undefined ? { objectKey } : { objectKey, offset };
}

function textsOf(
  title: string,
  items: AlbumItem[],
  { timeZone, chapters }: { timeZone: string; chapters: Chapters },
): ArchivePlan['texts'] {
  const notes = items.flatMap((item) => {
    if (item.note === null) return [];
    const event = chapters.of(item)?.name;
    return [
      { ...item, note: item.note, ...(event !== undefined && { event }) },
    ];
  });
  return {
    index: albumPage(title, items, timeZone, chapters),
    ...(notes.length > 0 && {
      html: guestBookPage(title, notes, timeZone),
      csv: notesCsv(notes, timeZone),
    }),
  };
}

function sizeAndSum(text: string) {
  const bytes = Buffer.from(text);
  return { sizeBytes: bytes.length, crc32: crc32(bytes) };
}

/** Names are paths below the zip's folder, with slashes. */
function withNames(
  items: MediaContent[],
  folder: string,
  form: ArchiveForm,
): AlbumItem[] {
  const names = new EntryNames(folder);
  // A guest's file or folder of such a name gets a number.
  for (const name of Object.values(WRITTEN_FILES)) names.take(name);
  if (items.some(({ clip }) => clip)) names.take(CLIPS_FOLDER);
  const clipNames = new EntryNames(folder, CLIPS_FOLDER);
  const given = timedNames(items, form.timeZone ?? TIME_ZONE);
  const folders = foldersOf(items, form);
  const chapters = chaptersIn(form);
  const places = new Folders(folder, names);
  return items.map((item, index) => {
    const place = places.at([
      chapters.of(item)?.folder ?? '',
      folders[index] ?? '',
    ]);
    const name = place.names.take(given[index] ?? '');
    const clip = item.clip && clipNames.take(`${splitName(name).stem}.mp4`);
    return {
      ...item,
      name: place.path + name,
      ...(clip !== undefined && { clipName: `${CLIPS_FOLDER}/${clip}` }),
    };
  });
}

const chaptersIn = ({
  events = [],
  language = FALLBACK_LANGUAGE,
}: ArchiveForm) => chaptersOf(events, language);

function foldersOf(items: MediaContent[], form: ArchiveForm): string[] {
  return folderNames(items, {
    layout: form.layout ?? 'flat',
    timeZone: form.timeZone ?? TIME_ZONE,
    language: form.language ?? FALLBACK_LANGUAGE,
  });
}

/** Uses the outgoing names, so that a new naming rule makes a new plan. */
export function fingerprintOf(
  title: string,
  items: MediaContent[],
  form: ArchiveForm = {},
): Buffer {
  const { layout = 'flat', timeZone = TIME_ZONE } = form;
  const isFlat = layout === 'flat';
  const hash = createHash('sha256').update(
    JSON.stringify(['archive 6', title, timeZone, ...(isFlat ? [] : [layout])]),
  );
  const names = timedNames(items, timeZone);
  const folders = foldersOf(items, form);
  const people = senderNames(items);
  const motions = motionsOf(items);
  const chapters = chaptersIn(form);
  for (const [index, item] of items.entries()) {
    const { id, contentHash, note, takenAtSeconds, clip } = item;
    const chapter = chapters.of(item);
    hash.update(
      JSON.stringify([
        id,
        contentHash.toString('base64'),
        names[index],
        note,
        takenAtSeconds,
        people[index],
        motions[index],
        ...(isFlat ? [] : [folders[index]]),
        ...(chapter ? [[chapter.folder, chapter.name]] : []),
        ...(clip ? [clip] : []),
      ]),
    );
  }
  return hash.digest();
}
