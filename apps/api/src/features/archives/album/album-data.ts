import {
  isImageType,
  isRawType,
  parseNote,
  type ZipAlbum,
} from '@hatira/contract';
import type { MediaContent } from '../../media/files/media-contents.service.js';
import { senderNames } from '../zip/folder-names.js';
import { NO_CHAPTERS, type Chapters } from '../zip/chapters.js';
import { wallClock } from '../zip/wall-clock.js';

/** An item and its path below the page's folder, with slashes. */
export type AlbumItem = MediaContent & {
  name: string;
  /** The name of the clip within a photo that moves. */
  clipName?: string;
};

/** One letter an item: picture, video, or a file that no browser shows. */
const PICTURE = 'p';
const VIDEO = 'v';
const OTHER = 'f';

/** Returns all that the page of an archive shows. */
export function albumData(
  title: string,
  items: readonly AlbumItem[],
  timeZone: string,
  chapters: Chapters = NO_CHAPTERS,
): ZipAlbum {
  const people = new Map<string, number>();
  const names = senderNames(items);
  const by = names.map((name) => {
    if (name === undefined) return -1;
    const position = people.get(name) ?? people.size;
    people.set(name, position);
    return position;
  });
  const notes: Record<number, string> = {};
  const clips: Record<number, string> = {};
  for (const [index, { note, clipName }] of items.entries()) {
    if (clipName !== undefined) clips[index] = clipName;
    const text = note === null ? undefined : parseNote(note).text;
    // A name given alone is stored as the text, and is beside the picture anyway.
    if (text && text !== names[index]) notes[index] = text;
  }
  return {
    title,
    hasGuestBook: items.some(({ note }) => note !== null),
    files: items.map(({ name }) => name),
    kinds: items.map(({ fileType }) => kindOf(fileType)).join(''),
    times: items.map(({ takenAtSeconds }) =>
      Math.floor(wallClock(takenAtSeconds * 1000, timeZone).getTime() / 1000),
    ),
    people: [...people.keys()],
    by,
    ...eventsOf(items, chapters),
    notes,
    motion: motionsOf(items),
    clips,
  };
}

/** Absent without an event, so that such a page stays as it is. */
function eventsOf(
  items: readonly AlbumItem[],
  chapters: Chapters,
): Pick<ZipAlbum, 'events'> {
  const names: string[] = [];
  const positions = new Map<number, number>();
  const by = items.map((item) => {
    const chapter = chapters.of(item);
    if (!chapter) return -1;
    const position =
      positions.get(chapter.place) ?? names.push(chapter.name) - 1;
    positions.set(chapter.place, position);
    return position;
  });
  return names.length === 0 ? {} : { events: { names, by } };
}

/** Live Photos of which both files are among these. */
export function motionsOf(
  items: readonly MediaContent[],
): Record<number, number> {
  const videos = new Map<string, number>();
  for (const [index, { id, livePairId, fileType }] of items.entries())
    if (livePairId !== null && !isImageType(fileType)) videos.set(id, index);
  const motion: Record<number, number> = {};
  for (const [index, { livePairId, fileType }] of items.entries()) {
    const video = livePairId === null ? undefined : videos.get(livePairId);
    if (video !== undefined && isImageType(fileType)) motion[index] = video;
  }
  return motion;
}

function kindOf(fileType: string): string {
  if (!isImageType(fileType)) return VIDEO;
  return isRawType(fileType) ? OTHER : PICTURE;
}
