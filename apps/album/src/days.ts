import { element } from './elements';
import type { Grid } from './grid';
import { text, texts } from './reader';
import type { HeadingRow } from './timeline';

const MOST_OPTIONS = 300;

/** The choice of a day and hour, to which the page scrolls. */
export class Days {
  readonly select = element('select', {
    attributes: { class: 'field', 'aria-label': text.dayAndTime },
    on: { change: () => this.goToDay() },
  });

  constructor(private readonly grid: Grid) {}

  /** Offers the headings of the grid; days alone where there are many. */
  fill(): void {
    const { headings } = this.grid;
    const { select } = this;
    select.textContent = '';
    select.appendChild(
      element('option', { attributes: { value: '' }, text: text.dayAndTime }),
    );
    const hasHours = headings.length <= MOST_OPTIONS;
    let group: HTMLElement = select;
    for (const row of headings) {
      if (row.kind === 'event') continue;
      const isDay = row.kind === 'day';
      if (isDay && hasHours) {
        const label = texts.day(row.at);
        group = element('optgroup', { attributes: { label } });
        select.appendChild(group);
      } else if (isDay || hasHours) group.appendChild(optionOf(row));
    }
  }

  private goToDay(): void {
    const chosen = this.select.value;
    this.select.value = '';
    const row = this.grid.headings.find((each) => keyOf(each) === chosen);
    if (row) this.grid.scrollTo(row);
  }
}

function optionOf(row: HeadingRow): HTMLElement {
  return element('option', {
    attributes: { value: keyOf(row) },
    text: row.kind === 'day' ? texts.day(row.at) : texts.time(row.at),
  });
}

function keyOf({ kind, top }: HeadingRow): string {
  return kind + String(top);
}
