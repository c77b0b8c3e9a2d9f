import { data } from './page-data';
import { text, texts } from './reader';
import { address, fold } from './texts';

const lost = new Set<number>();
const keys = new Map<number, string>();
let shownFiles = 0;

const isVideoOfPhoto = new Set(
  Object.keys(data.motion).map((photo) => data.motion[Number(photo)]),
);

/** The items of the page; the video of a Live Photo belongs to its photo. */
export const all = data.files
  .map((_file, item) => item)
  .filter((item) => !isVideoOfPhoto.has(item));

export const isVideo = (item: number): boolean =>
  data.kinds.charAt(item) === 'v';

export const href = (item: number): string => address(data.files[item]!);

/** Says whether this browser has shown the item, or has not tried yet. */
export const canShow = (item: number): boolean =>
  data.kinds.charAt(item) !== 'f' && !lost.has(item);

export const guest = (item: number): string =>
  data.people[data.by[item]!] ?? '';

export const note = (item: number): string => data.notes[item] ?? '';

/** Returns the address of the clip of a photo that moves. */
export function motionOf(item: number): string | undefined {
  const video = data.motion[item];
  if (video !== undefined) return href(video);
  const clip = data.clips[item];
  return clip === undefined ? undefined : address(clip);
}

/** @param key as of `fold` */
export function matches(item: number, key: string): boolean {
  const own = keys.get(item) ?? fold(`${guest(item)}\n${note(item)}`);
  keys.set(item, own);
  return own.indexOf(key) >= 0;
}

/** Notes that a file was shown. */
export function succeeded(): void {
  shownFiles++;
}

/** Notes that a file was not shown. Opened inside the zip, the page has none of its files. */
export function failed(item: number): void {
  lost.add(item);
  if (shownFiles === 0 && lost.size >= Math.min(3, all.length))
    document.getElementById('unpack')!.hidden = false;
}

/** Returns the words for screen readers. */
export function label(item: number): string {
  const words = [
    isVideo(item) ? text.video : text.photo,
    texts.time(data.times[item]!),
    guest(item),
  ];
  const written = note(item);
  return words.filter(Boolean).join(', ') + (written && `: ${written}`);
}

/** Returns the ending of the file's name, as `HEIC`. */
export function formatOf(item: number): string {
  return data.files[item]!.split('/').pop()!.split('.').pop()!.toUpperCase();
}
