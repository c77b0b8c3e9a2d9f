import {
  CHAPTERS,
  chapterOf,
  formatDayHeading,
  formatDayPart,
  formatUndated,
  UNDATED_MS,
  type LocalHour,
  type MediaItem,
} from '@hatira/contract';
import type { Folded } from '../../../shared/media/file/folded';
import type { Openers } from './openers';
import { Timeline } from './timeline';

type Tiles = Pick<Folded, 'tiles' | 'stacks' | 'opened'>;

/** Chapters by the parts of the days, each with a large picture first. */
export class Story extends Timeline {
  override readonly isStory = true;
  override readonly tiles: readonly MediaItem[];
  override readonly wide: ReadonlySet<number>;
  override readonly lone: ReadonlySet<number>;

  constructor(
    folded: Tiles,
    timeZone: string,
    language: string,
    openers: Openers,
  ) {
    super(folded, timeZone, language, CHAPTERS);
    const { tiles, hours, wide, lone } = withOpeners(
      folded,
      this.hours,
      openers,
    );
    this.tiles = tiles;
    this.wide = wide;
    this.lone = lone;
    this.hours = hours;
    this.at = hours.map(({ first }) => first);
  }

  override dayHeight(heading: number, width: number): number {
    const texts = {
      title: this.title(heading),
      date: this.dateAbove(heading),
      isFirst: heading === 0,
    };
    return this.heights.chapter(texts, width);
  }

  /** Chapters pass with their pictures. */
  override dayHeightOver(): number {
    return 0;
  }

  /** `Evening` */
  title(heading: number): string {
    return this.isUndated(heading)
      ? formatUndated(this.language)
      : formatDayPart(this.chapter(heading).part, this.language);
  }

  /** The date below a day's first chapter. */
  dateAbove(heading: number): string | undefined {
    if (this.isUndated(heading)) return undefined;
    const before = this.hours[this.firstOf(this.hours[heading]!.day) - 1];
    const { dayMs } = this.chapter(heading);
    const isFirst = !before || chapterOf(before.localMs).dayMs !== dayMs;
    return isFirst ? this.dayText(heading) : undefined;
  }

  override dayText(heading: number): string {
    return this.isUndated(heading)
      ? this.title(heading)
      : formatDayHeading(this.chapter(heading).dayMs, this.language);
  }

  /** A chapter's title is its first heading. */
  override hasHour(heading: number): boolean {
    return !this.hours[heading]!.startsDay;
  }

  /** The chapter's name at its begin. */
  override hourText(heading: number): string {
    return this.hours[heading]!.startsDay
      ? this.title(heading)
      : super.hourText(heading);
  }

  private isUndated(heading: number): boolean {
    return this.hours[heading]!.localMs === UNDATED_MS;
  }

  private chapter(heading: number) {
    return chapterOf(this.hours[heading]!.localMs);
  }
}

/** Moves the large picture of each chapter to its begin, with its open stack. */
function withOpeners(
  folded: Tiles,
  hours: readonly LocalHour[],
  openers: Openers,
) {
  const tiles: MediaItem[] = [];
  const moved: LocalHour[] = [];
  const wide = new Set<number>();
  const chapters = hours.filter(({ startsDay }) => startsDay);
  for (const [place, { first: start, localMs }] of chapters.entries()) {
    const end = chapters[place + 1]?.first ?? folded.tiles.length;
    const own = folded.tiles.slice(start, end);
    const best = openers.of(CHAPTERS.dayOf(localMs), own);
    const [from, to] = best === undefined ? [0, 0] : runOf(best, own, folded);
    if (best !== undefined) wide.add(start);
    tiles.push(...own.slice(from, to), ...own.slice(0, from), ...own.slice(to));
    for (const hour of hours) {
      if (hour.first < start || hour.first >= end) continue;
      const isBehind = hour.first > start && hour.first <= start + from;
      moved.push({ ...hour, first: hour.first + (isBehind ? to - from : 0) });
    }
  }
  return { tiles, hours: moved, wide, lone: loneOf(chapters, tiles, wide) };
}

/** The large pictures of chapters that have no other. */
function loneOf(
  chapters: readonly LocalHour[],
  { length }: readonly MediaItem[],
  wide: ReadonlySet<number>,
): Set<number> {
  const ends = chapters.map((_, place) => chapters[place + 1]?.first ?? length);
  return new Set(
    chapters
      .filter(
        ({ first }, place) => wide.has(first) && ends[place] === first + 1,
      )
      .map(({ first }) => first),
  );
}

/** Returns the begin and end of a picture with those of its open stack. */
function runOf(
  from: number,
  tiles: readonly MediaItem[],
  { stacks, opened }: Tiles,
): [number, number] {
  const isBelow = ({ id }: MediaItem) => opened.has(id) && !stacks.has(id);
  let to = from + 1;
  while (to < tiles.length && isBelow(tiles[to]!)) to += 1;
  return [from, to];
}
