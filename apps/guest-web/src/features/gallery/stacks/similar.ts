import type { MediaItem } from '@hatira/contract';
import type { Stacker, Stacks } from '../../../shared/media/file/folded';
import { isImage, noteOf } from '../../../shared/media/file/media-file';
import type { StackMode } from './stacking';

/** The longest time between two photos of a burst, and from its first to its last. */
const BURST_GAP_MS = 3_000;
const LONGEST_BURST_MS = 15_000;
/** From the first photo of a moment to the begin of another phone's. */
const MOMENT_MS = 3_000;

/** Photos that were taken one after another, by time. */
interface Burst {
  photos: Taken[];
  startMs: number;
}

interface Taken {
  item: MediaItem;
  /** In the list. */
  index: number;
  ms: number;
}

/** Stacks bursts, or also the same moment from several phones. */
export function stackerOf(mode: Exclude<StackMode, 'off'>): Stacker {
  return (photos, same) => {
    const hidden = new Set([...same.values()].flat());
    const singles = photos.filter((photo) => !hidden.has(photo));
    return united(same, similar(singles, mode));
  };
}

/** Returns groups of at least two, each in the order of the list. */
export function similar(
  photos: readonly MediaItem[],
  mode: Exclude<StackMode, 'off'>,
): MediaItem[][] {
  const bursts = burstsOf(photos);
  const groups =
    mode === 'bursts' ? bursts.map((burst) => burst.photos) : moments(bursts);
  return groups
    .filter(({ length }) => length > 1)
    .map((group) =>
      group.sort((a, b) => a.index - b.index).map(({ item }) => item),
    );
}

function united(same: Stacks, groups: readonly MediaItem[][]): Stacks {
  if (groups.length === 0) return same;
  const stacks = new Map(same);
  const below = ({ id }: MediaItem) => same.get(id) ?? [];
  for (const [first, ...others] of groups) {
    for (const { id } of others) stacks.delete(id);
    stacks.set(first!.id, [
      ...below(first!),
      ...others.flatMap((other) => [other, ...below(other)]),
    ]);
  }
  return stacks;
}

function burstsOf(photos: readonly MediaItem[]): Burst[] {
  const ofCamera = new Map<string, Taken[]>();
  photos.forEach((item, index) => {
    if (!isComparable(item)) return;
    const taken = { item, index, ms: Date.parse(item.moment) };
    const source = sourceOf(item);
    const known = ofCamera.get(source);
    if (known) known.push(taken);
    else ofCamera.set(source, [taken]);
  });
  return [...ofCamera.values()].flatMap(parted);
}

/** Other times may be of a copy; a written wish is never hidden. */
function isComparable(item: MediaItem): boolean {
  return (
    isImage(item) &&
    Boolean(item.camera) &&
    item.moment_source.startsWith('exif') &&
    !noteOf(item)?.text
  );
}

/** Names the source of an item: one guest's camera, held in one way. */
function sourceOf(item: MediaItem): string {
  const { camera, width, height } = item;
  return [noteOf(item)?.name, camera, width, height].join('|');
}

function parted(photos: Taken[]): Burst[] {
  const bursts: Burst[] = [];
  let last: Burst | undefined;
  for (const photo of photos.sort((a, b) => a.ms - b.ms)) {
    const before = last?.photos[last.photos.length - 1];
    const isNext =
      last !== undefined &&
      photo.ms - before!.ms <= BURST_GAP_MS &&
      photo.ms - last.startMs <= LONGEST_BURST_MS;
    if (isNext) last!.photos.push(photo);
    else bursts.push((last = { photos: [photo], startMs: photo.ms }));
  }
  return bursts;
}

/** Bursts that begin together, whichever camera they are of. */
function moments(bursts: readonly Burst[]): Taken[][] {
  const all: Burst[] = [];
  for (const { photos, startMs } of [...bursts].sort(
    (a, b) => a.startMs - b.startMs,
  )) {
    const last = all[all.length - 1];
    if (last && startMs - last.startMs <= MOMENT_MS)
      last.photos.push(...photos);
    else all.push({ photos: [...photos], startMs });
  }
  return all.map((moment) => moment.photos);
}
