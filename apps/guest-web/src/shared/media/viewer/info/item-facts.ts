import { formatDay, formatMegabytes, type MediaItem } from '@hatira/contract';

/** A key of `viewer` in the texts, and its value. */
export interface Fact {
  key:
    'by' | 'table' | 'takenAt' | 'addedAt' | 'fileSize' | 'camera' | 'fileName';
  value: string;
}

interface Reading {
  language: string;
  /** The wedding's time zone, which headings show too; undefined: the reader's. */
  timeZone: string | undefined;
  /** The sender's name; undefined: unknown. */
  sender: string | undefined;
}

/** Returns the known facts in order, in words of the language. */
export function factsOf(item: MediaItem, reading: Reading): Fact[] {
  const { camera, created_at, file_name, moment, moment_source, table } = item;
  const facts: [Fact['key'], string | undefined][] = [
    ['by', reading.sender],
    ['table', table?.toString()],
    [
      'takenAt',
      moment_source === 'upload' ? undefined : timeOf(moment, reading),
    ],
    ['addedAt', timeOf(created_at, reading)],
    ['fileSize', sizeOf(item, reading.language)],
    ['camera', camera],
    ['fileName', file_name],
  ];
  return facts.flatMap(([key, value]) => (value ? [{ key, value }] : []));
}

function timeOf(moment: string, { language, timeZone }: Reading): string {
  const date = new Date(moment);
  const inZone = (zone?: string) => {
    const time = date.toLocaleTimeString(language, {
      hour: '2-digit',
      minute: '2-digit',
      timeZone: zone,
    });
    return `${formatDay(date, language, zone)}, ${time}`;
  };
  try {
    return inZone(timeZone);
  } catch {
    // The browser does not know the zone.
    return inZone();
  }
}

function sizeOf(
  { file_size: bytes, height, width }: MediaItem,
  language: string,
): string {
  const size = formatMegabytes(bytes, language);
  return width && height ? `${width} × ${height}, ${size}` : size;
}
