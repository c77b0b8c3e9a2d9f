import type { Neighbours } from '@hatira/contract';
import { button, element, replace } from '../elements';
import type { Grid } from '../grid';
import * as items from '../items';
import { data } from '../page-data';
import { text, texts } from '../reader';
import { placeholder } from '../tiles';

type OnShown = (media: Element, item: number) => void;

/** One large item at a time, over the page. */
export class Viewer {
  readonly stage = element('div', { attributes: { class: 'stage' } });
  readonly caption = element('div', { attributes: { class: 'words' } });
  /** Its head has room for more buttons, before the one that closes. */
  readonly tools = element('div', { attributes: { class: 'top' } });
  private readonly count = element('p', { attributes: { class: 'count' } });
  private readonly link = element('a', {
    attributes: { class: 'link' },
    text: text.openFile,
  });
  private readonly previous = button('previous', text.previous, () =>
    this.step(-1),
  );
  private readonly next = button('next', text.next, () => this.step(1));
  readonly dialog = element(
    'div',
    {
      attributes: {
        class: 'viewer',
        role: 'dialog',
        'aria-modal': 'true',
        'aria-label': text.album,
        tabindex: '-1',
        hidden: '',
      },
    },
    [
      this.stage,
      this.tools,
      this.previous,
      this.next,
      element('div', { attributes: { class: 'foot' } }, [
        this.caption,
        this.link,
      ]),
    ],
  );
  private readonly shownListeners: OnShown[] = [];
  private readonly closedListeners: (() => void)[] = [];
  private position = -1;
  private hasEntry = false;

  constructor(private readonly grid: Grid) {
    window.addEventListener('popstate', () => this.hide());
  }

  /** Adds buttons to the head; call it once. */
  addTools(...buttons: HTMLElement[]): void {
    const close = button('close', text.close, () => this.close());
    replace(this.tools, [this.count, ...buttons, close]);
  }

  /** Calls back with each item that is shown. */
  onShown(listener: OnShown): void {
    this.shownListeners.push(listener);
  }

  onClosed(listener: () => void): void {
    this.closedListeners.push(listener);
  }

  get isOpen(): boolean {
    return this.position >= 0;
  }

  /** The item that is shown; undefined while the viewer is closed. */
  get current(): number | undefined {
    return this.grid.shown[this.position];
  }

  get neighbours(): Neighbours {
    return {
      hasPrevious: this.position > 0,
      hasNext: this.position < this.grid.shown.length - 1,
    };
  }

  open(item: number): void {
    if (!this.dialog.isConnected) document.body.appendChild(this.dialog);
    this.dialog.hidden = false;
    setBackground(true);
    try {
      // So that "back" on a phone closes the picture, not the page.
      history.pushState({ viewer: true }, '');
      this.hasEntry = true;
    } catch {
      this.hasEntry = false;
    }
    this.caption.setAttribute('aria-live', 'polite');
    this.show(this.grid.shown.indexOf(item));
    this.dialog.focus();
  }

  close(): void {
    if (!this.hasEntry) return this.hide();
    this.hasEntry = false;
    history.back();
  }

  /** Shows the item so many places further; false at the ends. */
  step(by: number): boolean {
    const at = this.position + by;
    if (at < 0 || at >= this.grid.shown.length) return false;
    this.show(at);
    return true;
  }

  /** Shows the item so many places further; the first or last beyond the ends. */
  turn(by: number): void {
    const last = this.grid.shown.length - 1;
    const at = Math.max(0, Math.min(this.position + by, last));
    if (at !== this.position) this.show(at);
  }

  first(): void {
    this.show(0);
  }

  /** Shows the current item again. */
  repeat(): void {
    this.show(this.position);
  }

  private show(at: number): void {
    this.position = at;
    const item = this.current!;
    const media = this.mediaOf(item);
    replace(this.stage, [media]);
    replace(this.caption, captionOf(item));
    const { length } = this.grid.shown;
    this.count.textContent = `${texts.number(at + 1)} / ${texts.number(length)}`;
    this.link.href = items.href(item);
    const { hasPrevious, hasNext } = this.neighbours;
    this.previous.disabled = !hasPrevious;
    this.next.disabled = !hasNext;
    this.dialog.scrollTop = 0;
    this.fetchNeighbours();
    for (const listener of this.shownListeners) listener(media, item);
    // A disabled button would lose the focus.
    const { activeElement } = document;
    if (
      !this.dialog.contains(activeElement) ||
      (activeElement as HTMLButtonElement).disabled
    )
      this.dialog.focus();
  }

  private mediaOf(item: number): HTMLElement {
    const src = items.href(item);
    if (!items.canShow(item))
      return element('a', { attributes: { class: 'tile file', href: src } }, [
        placeholder(item),
      ]);
    const error = () => {
      items.failed(item);
      if (this.current === item) this.repeat();
    };
    const name = items.label(item);
    if (items.isVideo(item))
      return element('video', {
        attributes: {
          src,
          controls: '',
          playsinline: '',
          class: 'large',
          'aria-label': name,
        },
        on: { error },
      });
    return element('img', {
      attributes: { src, alt: name, class: 'large', draggable: 'false' },
      on: { error },
    });
  }

  /** The browser has the neighbours when they are wanted. */
  private fetchNeighbours(): void {
    for (const at of [this.position + 1, this.position - 1]) {
      const item = this.grid.shown[at];
      if (item === undefined || items.isVideo(item) || !items.canShow(item))
        continue;
      new Image().src = items.href(item);
    }
  }

  private hide(): void {
    if (!this.isOpen) return;
    const at = this.position;
    this.position = -1;
    this.hasEntry = false;
    for (const listener of this.closedListeners) listener();
    this.dialog.hidden = true;
    replace(this.stage, []);
    setBackground(false);
    this.grid.focusTile(at);
  }
}

function captionOf(item: number): (HTMLElement | false)[] {
  const line = (name: string, words: string, dir?: string) =>
    words !== '' &&
    element('p', {
      attributes: { class: name, ...(dir !== undefined && { dir }) },
      text: words,
    });
  return [
    line('note', items.note(item), 'auto'),
    line('guest', items.guest(item), 'auto'),
    line('moment', texts.moment(data.times[item]!)),
  ];
}

function setBackground(isBehind: boolean): void {
  document.documentElement.classList.toggle('is-behind', isBehind);
  for (const id of ['top', 'main'])
    document.getElementById(id)!.toggleAttribute('inert', isBehind);
}
