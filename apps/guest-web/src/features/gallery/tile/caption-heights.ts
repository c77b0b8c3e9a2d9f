import type { MediaItem } from '@hatira/contract';
import { noteOf } from '../../../shared/media/file/media-file';
import type { Captions } from '../grid/masonry/masonry-view';
import styles from '../../../shared/media/wedding/media-note.module.css';

/** One line; the same value as in `media-tile.module.css`. */
const CAPTION_PX = 36;
/** The row of actions on touch screens overlaps the line slightly. */
const CAPTION_WITH_ACTIONS_PX = 44 + 28 - 4;
/** Some phones claim to hover, but no phone reports a fine pointer. */
const POINTED_AT = '(hover: hover) and (pointer: fine)';

/**
 * Measures all notes in one layout, because the grid needs heights before it
 * renders.
 */
export class CaptionHeights implements Captions {
  private readonly noteHeights = new Map<string, number>();
  private width = 0;
  private captionHeight = CAPTION_PX;

  prepare(items: readonly MediaItem[], columnWidth: number): void {
    this.captionHeight = matchMedia(POINTED_AT).matches
      ? CAPTION_PX
      : CAPTION_WITH_ACTIONS_PX;
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
