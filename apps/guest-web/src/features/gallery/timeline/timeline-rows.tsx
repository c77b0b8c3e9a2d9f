import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Folded } from '../../../shared/media/file/folded';
import { GridTile } from '../tile/grid-tile';
import { headingAt } from '../masonry/masonry-layout';
import type { MasonryView } from '../masonry/masonry-view';
import { Story } from './story';
import type { Timeline } from './timeline';
import styles from './timeline.module.css';
import { useBarHeight } from './use-bar-height';

interface TimelineRowsProps {
  view: MasonryView;
  timeline: Timeline;
  /** Indexes of the drawn tiles, ascending. */
  shown: readonly number[];
  active: number;
  folded: Folded;
}

/** Days and hours with drawn tiles. Their headings stay while they pass. */
export function TimelineRows(props: TimelineRowsProps) {
  useBarHeight();
  const { timeline, shown } = props;
  const rows = new Map<number, number[]>();
  for (const index of shown) {
    const heading = headingAt(timeline.at, index);
    const row = rows.get(heading);
    if (row) row.push(index);
    else rows.set(heading, [index]);
  }
  const days = new Map<number, [number, number[]][]>();
  for (const row of rows) {
    const { day } = timeline.hours[row[0]]!;
    days.set(day, [...(days.get(day) ?? []), row]);
  }
  return [...days].map(([day, hours]) => (
    <Day key={day} {...props} hours={hours} />
  ));
}

interface DayProps extends TimelineRowsProps {
  /** Headings with their drawn tiles. */
  hours: [number, number[]][];
}

function Day({ hours, ...props }: DayProps) {
  const id = useId();
  const { timeline, view } = props;
  const { breakTops, totalHeight } = view.layout;
  const { day } = timeline.hours[hours[0]![0]]!;
  const [first, next] = [timeline.firstOf(day), timeline.firstOf(day + 1)];
  const top = breakTops[first]!;
  const height = (breakTops[next] ?? totalHeight) - top;
  const dayHeight = timeline.dayHeight(first, view.shape.width);
  return (
    <section
      className={styles.day}
      aria-labelledby={id}
      style={{ top, height }}
    >
      <h2
        id={id}
        className={timeline.isStory ? styles.chapter : styles.dayHeading}
        data-first={first === 0}
        style={{ height: dayHeight }}
      >
        {timeline instanceof Story ? (
          <ChapterTitle story={timeline} heading={first} />
        ) : (
          <span>{timeline.dayText(first)}</span>
        )}
      </h2>
      {hours.map(([heading, tiles]) => (
        <HourRow
          key={timeline.hours[heading]!.localMs}
          {...props}
          heading={heading}
          tiles={tiles}
          dayTop={top}
          dayHeight={dayHeight}
        />
      ))}
    </section>
  );
}

function ChapterTitle({ story, heading }: { story: Story; heading: number }) {
  const date = story.dateAbove(heading);
  return (
    <>
      {heading === 0 && <span className={styles.cover} />}
      <span className={styles.title}>{story.title(heading)}</span>
      {date !== undefined && <span className={styles.date}>{date}</span>}
    </>
  );
}

interface HourRowProps extends TimelineRowsProps {
  heading: number;
  tiles: number[];
  dayTop: number;
  dayHeight: number;
}

function HourRow({
  timeline,
  view,
  active,
  folded,
  heading,
  tiles,
  dayTop,
  dayHeight,
}: HourRowProps) {
  const { t } = useTranslation();
  const { breakTops, totalHeight } = view.layout;
  const { isStory } = timeline;
  const { startsDay } = timeline.hours[heading]!;
  const above = startsDay ? dayHeight : 0;
  const covered = isStory ? 0 : dayHeight;
  const top = breakTops[heading]! + above;
  const hour = timeline.hourText(heading);
  return (
    <div
      className={styles.hour}
      style={{
        top: top - dayTop,
        height: (breakTops[heading + 1] ?? totalHeight) - top,
      }}
    >
      {timeline.hasHour(heading) && (
        <h3
          className={isStory ? styles.passing : styles.hourHeading}
          style={{
            top: `calc(var(--gallery-bar, 54px) - 2px + ${covered}px)`,
            height: timeline.heightOf(heading, view.shape.width) - above,
          }}
        >
          {hour}
        </h3>
      )}
      <div
        role="list"
        aria-label={`${t('gallery.items')}, ${hour}`}
        className={styles.list}
      >
        {tiles.map((index) => (
          <GridTile
            key={view.items[index]!.id}
            view={view}
            index={index}
            folded={folded}
            isActive={index === active}
            listTop={top}
          />
        ))}
      </div>
    </div>
  );
}
