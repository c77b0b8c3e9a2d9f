import type { MediaItem } from '@hatira/contract';
import { noteOf } from '../../../shared/media/file/media-file';
import type { Captions } from '../masonry/masonry-view';
import styles from '../../../shared/media/wedding/media-note.module.css';

/** The height in `media-tile.module.css`. */
const CAPTION_REM = 2.25;
/** The height on touch screens: the actions overlap the line slightly. */
const TOUCH_CAPTION_REM = 1.75;
const ACTIONS_PX = 44 - 4;
/** Some phones claim to hover; none reports a fine pointer. */
const POINTED_AT = '(hover: hover) and (pointer: fine)';

/**
 * Measures all notes in one layout: the grid needs heights before it renders.
 */
export class CaptionHeights implements Captions {
  private readonly noteHeights = new Map<string, number>();
  private width = 0;
  private captionHeight = 0;

  prepare(items: readonly MediaItem[], columnWidth: number): void {
    this.captionHeight = matchMedia(POINTED_AT).matches
      ? CAPTION_REM * remPx()
      : TOUCH_CAPTION_REM * remPx() + ACTIONS_PX;
    if (columnWidth !== this.width) this.noteHeights.clear();
    this.width = columnWidth;
    this.measure(
      items.filter(({ note }) => note && !this.noteHeights.has(note)),
    );
  }

  heightOf({ note }: MediaItem): number {
    return this.captionHeight + (note ? (this.noteHeights.get(note) ?? 0) : 0);
  }

  private measure(items: readonly MediaItem[]): void {
    if (items.length === 0) return;
    const stage = document.createElement('div');
    stage.style.cssText = `position:absolute;visibility:hidden;top:0;left:0;width:${this.width}px`;
    stage.append(...items.map(copyOfNote));
    document.body.append(stage);
    items.forEach(({ note }, index) => {
      this.noteHeights.set(
        note!,
        Math.ceil(stage.children[index]!.getBoundingClientRect().height),
      );
    });
    stage.remove();
  }
}

/** Readers may choose a larger text. */
function remPx(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}

/** Builds the same boxes as `MediaNote`. */
function copyOfNote(item: MediaItem): HTMLElement {
  const { name, text } = noteOf(item) ?? {};
  const copy = document.createElement('div');
  if (!name && !text) return copy;
  copy.className = styles.note!;
  if (text) copy.append(paragraph(styles.text!, text));
  if (name) {
    const byline = paragraph(styles.byline!, '');
    const label = document.createElement('span');
    label.textContent = name;
    if (!text)
      byline.append(
        document.createElementNS('http://www.w3.org/2000/svg', 'svg'),
      );
    byline.append(label);
    copy.append(byline);
  }
  return copy;
}

function paragraph(className: string, text: string): HTMLParagraphElement {
  const element = document.createElement('p');
  element.className = className;
  element.textContent = text;
  return element;
}
