import { formatDay, formatMegabytes, type MediaItem } from '@hatira/contract';
import { noteOf } from '../../file/media-file';

/** A key of `viewer` in the texts, and its value. */
export interface Fact {
  key:
    'by' | 'table' | 'takenAt' | 'addedAt' | 'fileSize' | 'camera' | 'fileName';
  value: string;
}

/** Returns the known facts in order, in words of the language. */
export function factsOf(item: MediaItem, language: string): Fact[] {
  const { camera, created_at, file_name, moment, moment_source, table } = item;
  const facts: [Fact['key'], string | undefined][] = [
    ['by', noteOf(item)?.name],
    ['table', table?.toString()],
    [
      'takenAt',
      moment_source === 'upload' ? undefined : timeOf(moment, language),
    ],
    ['addedAt', timeOf(created_at, language)],
    ['fileSize', sizeOf(item, language)],
    ['camera', camera],
    ['fileName', file_name],
  ];
  return facts.flatMap(([key, value]) => (value ? [{ key, value }] : []));
}

function timeOf(moment: string, language: string): string {
  const date = new Date(moment);
  const time = date.toLocaleTimeString(language, {
    hour: '2-digit',
    minute: '2-digit',
  });
  return `${formatDay(date, language)}, ${time}`;
}

function sizeOf(
  { file_size: bytes, height, width }: MediaItem,
  language: string,
): string {
  const size = formatMegabytes(bytes, language);
  return width && height ? `${width} × ${height}, ${size}` : size;
}
