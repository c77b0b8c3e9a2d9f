import { splitName } from '../../../platform/http/files/file-name.js';
import { outgoingFileName } from '../../../platform/http/files/outgoing-file-name.js';
import type { MediaContent } from '../../media/files/media-contents.service.js';
import { wallClock } from '../zip/wall-clock.js';

/** Names without a camera's number: browsers name new photos so. */
const NO_NAME =
  /^(image|img|photo|picture|pic|video|vid|movie|mov|trim|capture|fullsizerender|file|blob|untitled)?[\s_-]*(\d{1,2}|\(\d+\))?$/i;

type Named = Pick<
  MediaContent,
  'fileName' | 'fileType' | 'guestId' | 'takenAtSeconds'
>;

/**
 * Returns the files' names, which begin with the local time where a phone gave
 * several files one name: `2026-06-20 21.14.05 image.jpg`.
 */
export function timedNames(items: Named[], timeZone: string): string[] {
  const names = items.map((item) =>
    outgoingFileName(item.fileName, item.fileType),
  );
  const counts = new Map<string, number>();
  const keys = items.map(({ guestId }, index) =>
    guestId === null ? undefined : `${guestId} ${names[index]?.toLowerCase()}`,
  );
  for (const key of keys)
    if (key !== undefined) counts.set(key, (counts.get(key) ?? 0) + 1);
  return items.map(({ takenAtSeconds }, index) => {
    const name = names[index] ?? '';
    const isShared = (counts.get(keys[index] ?? '') ?? 0) > 1;
    return isShared || NO_NAME.test(splitName(name).stem)
      ? `${timeText(takenAtSeconds, timeZone)} ${name}`
      : name;
  });
}

function timeText(seconds: number, timeZone: string): string {
  return wallClock(seconds * 1000, timeZone)
    .toISOString()
    .slice(0, 19)
    .replace('T', ' ')
    .replaceAll(':', '.');
}
