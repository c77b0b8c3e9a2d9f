import { formatDayHeading, formatHour, type LocalHour } from '@hatira/contract';
import type { Folded } from '../../../shared/media/file/folded';
import type { Breaks } from '../masonry/masonry-layout';
import { HeadingHeights } from './heading-heights';
import { hoursOf } from './hours';
import { zoneClock } from './zone-clock';

const heights = new HeadingHeights();

type Tiles = Pick<Folded, 'tiles' | 'stacks' | 'opened'>;

/** The headings of tiles in order of their moments. */
export class Timeline implements Breaks {
  readonly hours: readonly LocalHour[];
  readonly at: readonly number[];
  private readonly texts = new Map<number, string>();

  /** @param timeZone of the wedding */
  constructor(
    { tiles, stacks, opened }: Tiles,
    timeZone: string,
    private readonly language: string,
  ) {
    // An open stack stays together, whatever the times of its copies.
    this.hours = hoursOf(
      tiles,
      zoneClock(timeZone),
      ({ id }) => opened.has(id) && !stacks.has(id),
    );
    this.at = this.hours.map(({ first }) => first);
  }

  /** Returns a day's first heading; the number of headings after the last. */
  firstOf(day: number): number {
    const first = this.hours.findIndex((hour) => hour.day === day);
    return first < 0 ? this.hours.length : first;
  }

  heightOf(heading: number, width: number): number {
    const { startsDay } = this.hours[heading]!;
    return heights.hour() + (startsDay ? this.dayHeight(heading, width) : 0);
  }

  dayHeight(heading: number, width: number): number {
    return heights.day(this.dayText(heading), width);
  }

  /** Of the day's sticky heading above an hour; 0 at the day's begin. */
  dayHeightOver(heading: number, width: number): number {
    const { startsDay } = this.hours[heading]!;
    return startsDay ? 0 : this.dayHeight(heading, width);
  }

  dayText(heading: number): string {
    const { day, localMs } = this.hours[heading]!;
    const known =
      this.texts.get(day) ?? formatDayHeading(localMs, this.language);
    this.texts.set(day, known);
    return known;
  }

  hourText(heading: number): string {
    return formatHour(this.hours[heading]!.localMs, this.language);
  }

  /** Of a day or hour in a sentence. */
  text(heading: number): string {
    return `${this.dayText(heading)}, ${this.hourText(heading)}`;
  }
}
