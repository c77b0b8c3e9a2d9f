import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { MediaItem } from '@hatira/contract';
import type { Listing } from '../../../shared/media/feed/listing';
import { useMarks } from '../../../shared/media/marks/marks-context';
import { useGalleryTools } from '../tools/gallery-tools';
import {
  EVERYTHING,
  guestsOf,
  SOMEONE,
  tablesOf,
  type GalleryFilter,
} from './gallery-filter';
import type { FilterChoice } from './use-filter';

export interface ChipOf {
  label: string;
  isOn: boolean;
  /** False for conditions that have another place in the open search. */
  isOffered: boolean;
  press: () => void;
}

interface Condition {
  set: Partial<GalleryFilter>;
  label: string;
  isOffered?: boolean;
}

/** The conditions that a chip can set, in their order. */
export function useChips(
  { items }: Listing,
  { filter, change }: FilterChoice,
): ChipOf[] {
  const { t } = useTranslation();
  const named = useNamed(items, filter);
  const hearts = useHearts();
  const exposures = useExposures();
  const tables = useTables(items, filter);
  const all: Condition[] = [
    ...named,
    { set: { kind: 'photos' }, label: t('filter.photos') },
    { set: { kind: 'videos' }, label: t('filter.videos') },
    { set: { hasNote: true }, label: t('filter.withNote') },
    ...hearts,
    ...exposures,
    ...tables,
  ];
  return all.map(({ set, label, isOffered = true }) => {
    const [name] = Object.keys(set) as [keyof GalleryFilter];
    const isOn = filter[name] === set[name];
    const press = () => change(isOn ? { [name]: EVERYTHING[name] } : set);
    return { label, isOn, isOffered, press };
  });
}

/** The words and the guest, which the open search shows. */
function useNamed(
  items: readonly MediaItem[],
  { text, guest }: GalleryFilter,
): Condition[] {
  const { t } = useTranslation();
  const guests = useMemo(() => guestsOf(items), [items]);
  const words = text.trim();
  // The guest in the address may be on a later page, or without items.
  const name =
    guest === SOMEONE
      ? t('filter.someone')
      : (guests.find(({ key }) => key === guest)?.name ?? guest);
  return [
    { set: { text }, label: `“${words}”`, isOffered: false },
    { set: { guest }, label: name ?? '', isOffered: false },
  ].filter(({ label }) => label !== '' && label !== '“”');
}

/** Only with marks. */
function useHearts(): Condition[] {
  const { t } = useTranslation();
  const marks = useMarks();
  if (!marks) return [];
  const all: Condition[] = [
    { set: { hearts: 'any' }, label: t('filter.heartsAny') },
    { set: { hearts: 'mine' }, label: t('filter.heartsMine') },
  ];
  if (marks.names.length === 0) return all;
  return [
    ...all,
    { set: { hearts: 'both' }, label: t('filter.heartsBoth') },
    { set: { hearts: 'one' }, label: t('filter.heartsOne') },
  ];
}

/** Only where guests or a wall see the album. */
function useExposures(): Condition[] {
  const { t } = useTranslation();
  const { moderation } = useGalleryTools();
  if (!moderation) return [];
  return [
    { set: { exposure: 'held' }, label: t('exposure.held') },
    { set: { exposure: 'hidden' }, label: t('exposure.hidden') },
    { set: { exposure: 'shown' }, label: t('exposure.shown') },
  ];
}

/** Only in weddings with cards for tables. */
function useTables(
  items: readonly MediaItem[],
  { table }: GalleryFilter,
): Condition[] {
  const { t } = useTranslation();
  const tables = useMemo(() => tablesOf(items), [items]);
  const numbers = new Set(tables.map(String));
  if (table) numbers.add(table);
  return [...numbers].map((number) => ({
    set: { table: number },
    label: t('filter.oneTable', { number }),
  }));
}
