import {
  DAYS,
  formatDayHeading,
  formatFromHour,
  formatUndated,
  UNDATED_MS,
  type HourRules,
  type LocalHour,
  type MediaItem,
} from '@hatira/contract';
import type { Folded } from '../../../shared/media/file/folded';
import type { Breaks } from '../masonry/masonry-layout';
import { HeadingHeights } from './heading-heights';
import { hoursOf } from './hours';
import { zoneClock } from './zone-clock';

const heights = new HeadingHeights();

type Tiles = Pick<Folded, 'tiles' | 'stacks' | 'opened'>;

/** The headings of tiles in order of their moments: days, and hours below them. */
export class Timeline implements Breaks {
  /** True for chapters instead of days. */
  readonly isStory: boolean = false;
  readonly tiles: readonly MediaItem[];
  readonly wide: ReadonlySet<number> = new Set();
  readonly lone: ReadonlySet<number> = new Set();
  hours: readonly LocalHour[];
  at: readonly number[];
  protected readonly heights = heights;
  private readonly texts = new Map<number, string>();
  private readonly firsts: number[] = [];

  /** @param timeZone of the wedding */
  constructor(
    { tiles, stacks, opened }: Tiles,
    timeZone: string,
    protected readonly language: string,
    rules: HourRules = DAYS,
  ) {
    this.tiles = tiles;
    // An open stack stays together, whatever the times of its copies.
    this.hours = hoursOf(tiles, zoneClock(timeZone), {
      isBelow: ({ id }) => opened.has(id) && !stacks.has(id),
      rules,
    });
    this.at = this.hours.map(({ first }) => first);
    for (const [heading, { startsDay }] of this.hours.entries())
      if (startsDay) this.firsts.push(heading);
  }

  /** Returns a day's first heading; the number of headings after the last. */
  firstOf(day: number): number {
    return this.firsts[day] ?? this.hours.length;
  }

  heightOf(heading: number, width: number): number {
    const { startsDay } = this.hours[heading]!;
    const hour = this.hasHour(heading) ? this.hourHeight() : 0;
    return hour + (startsDay ? this.dayHeight(heading, width) : 0);
  }

  dayHeight(heading: number, width: number): number {
    return heights.day(this.dayText(heading), width);
  }

  /** Returns the height of the day's sticky heading above an hour; 0 at the day's begin. */
  dayHeightOver(heading: number, width: number): number {
    const { startsDay } = this.hours[heading]!;
    return startsDay ? 0 : this.dayHeight(heading, width);
  }

  dayText(heading: number): string {
    const { day, localMs } = this.hours[heading]!;
    const known =
      this.texts.get(day) ??
      (localMs === UNDATED_MS
        ? formatUndated(this.language)
        : formatDayHeading(localMs, this.language));
    this.texts.set(day, known);
    return known;
  }

  /** Whether an hour has a heading of its own. */
  hasHour(heading: number): boolean {
    return this.hours[heading]!.localMs !== UNDATED_MS;
  }

  /** The hour's heading, or that of its pictures. */
  hourText(heading: number): string {
    const { localMs } = this.hours[heading]!;
    return localMs === UNDATED_MS
      ? formatUndated(this.language)
      : formatFromHour(localMs, this.language);
  }

  /** Names a day and hour in a sentence. */
  text(heading: number): string {
    const [day, hour] = [this.dayText(heading), this.hourText(heading)];
    return day === hour ? day : `${day}, ${hour}`;
  }

  protected hourHeight(): number {
    return heights.hour();
  }
}
