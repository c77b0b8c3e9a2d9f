import { element, icon, replace } from './elements';
import * as items from './items';
import { playOnHover } from './viewer/motion';
import { text } from './reader';

/** Draws the honest picture of a file that cannot be shown. */
export function placeholder(item: number): HTMLElement {
  const line = (name: string, words: string) =>
    element('span', { attributes: { class: name }, text: words });
  return element('span', { attributes: { class: 'placeholder' } }, [
    icon('file'),
    line('format', items.formatOf(item)),
    line('cannot', text.cannotShow),
    line('open', text.openFile),
  ]);
}

function mediaOf(item: number, fail: () => void): HTMLElement {
  if (!items.canShow(item)) return placeholder(item);
  const src = items.href(item);
  if (items.isVideo(item))
    return element('video', {
      // A frame after the start: the first is often black.
      attributes: { src: `${src}#t=0.1`, preload: 'metadata', tabindex: '-1' },
      on: { loadedmetadata: items.succeeded, error: fail },
    });
  return element('img', {
    // The address last: `loading` has no effect on a request that has begun.
    attributes: { loading: 'lazy', decoding: 'async', alt: '', src },
    on: { load: items.succeeded, error: fail },
  });
}

function captionOf(item: number): HTMLElement | undefined {
  const note = items.note(item);
  const guest = items.guest(item);
  if (!note && !guest) return undefined;
  const line = (name: string, words: string) =>
    words !== '' &&
    element('span', { attributes: { class: name }, text: words });
  return element('span', { attributes: { class: 'caption', dir: 'auto' } }, [
    line('note', note),
    line('guest', guest),
  ]);
}

function badgeOf(item: number): Element | undefined {
  if (!items.canShow(item)) return undefined;
  if (items.isVideo(item)) return icon('play');
  return items.motionOf(item) === undefined ? undefined : icon('moving');
}

function fill(tile: HTMLElement, item: number): void {
  const isShown = items.canShow(item);
  tile.setAttribute(
    'aria-label',
    isShown
      ? items.label(item)
      : `${items.label(item)}. ${text.cannotShow} ${text.openFile}`,
  );
  tile.className = isShown ? 'tile' : 'tile file';
  const fail = () => {
    items.failed(item);
    fill(tile, item);
  };
  replace(tile, [mediaOf(item, fail), badgeOf(item), captionOf(item)]);
}

/** Makes a link to an item's file; the page opens the files that it can show. */
export function tileOf(
  item: number,
  position: number,
  open: (item: number) => void,
): HTMLElement {
  const tile = element('a', {
    attributes: { href: items.href(item), 'data-at': position },
    on: {
      click: (event) => {
        const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey;
        if (!isPlain || !items.canShow(item)) return;
        event.preventDefault();
        open(item);
      },
    },
  });
  fill(tile, item);
  const motion = items.motionOf(item);
  if (motion !== undefined) playOnHover(tile, motion);
  return tile;
}
