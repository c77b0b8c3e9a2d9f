import type { TFunction } from 'i18next';
import type { SelectionAlbum } from '@hatira/contract';

/** Returns the couple's words above the link of an album, which may have a name. */
export function albumMessage(
  t: TFunction,
  { name, count }: Pick<SelectionAlbum, 'name' | 'count'>,
  names: readonly string[],
): string {
  const key = name === undefined && count === 1 ? 'one' : 'album';
  const sentence = t(`share.words.${key}`, { names: names.join(' & ') });
  return name === undefined ? sentence : `${name}\n${sentence}`;
}
