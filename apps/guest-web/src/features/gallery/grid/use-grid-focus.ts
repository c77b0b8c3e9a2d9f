import {
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { useFocusSuccessor } from '../../../shared/lib/use-focus-successor';
import { useGalleryTools } from '../tools/gallery-tools';
import { coveredHeight } from '../timeline/use-bar-height';
import { nextIndex } from './grid-keys';
import type { MasonryView } from '../masonry/masonry-view';

/** Part of the window's height. */
const SCROLL_TARGET = 0.25;
const BELOW_HEADINGS_PX = 8;

/**
 * Tab reaches one tile; arrows, Home, End and page keys move, with Shift they
 * select. A deletion moves the focus to the next tile.
 */
export function useGridFocus(
  ref: RefObject<HTMLElement | null>,
  view: MasonryView,
) {
  const { selection } = useGalleryTools();
  const { current, activate } = useActiveItem(view);
  const focusSoon = useFocusSoon(ref);
  const group = useFocusSuccessor(() => checkboxOf(ref.current, current));

  const onKeyDown = (event: KeyboardEvent) => {
    const isSlider =
      event.target instanceof HTMLInputElement && event.target.type === 'range';
    if (isSlider || event.ctrlKey || event.metaKey || event.altKey) return;
    const { breaks, layout } = view;
    const next = nextIndex(event.key, current, layout, breaks?.at);
    if (next === undefined) return;
    event.preventDefault();
    if (event.shiftKey) {
      const order = view.items.map(({ id }) => id);
      if (!selection.has(order[current]!)) selection.toggle(order[current]!);
      selection.extendTo(order[next]!, order);
    }
    focusSoon(next);
    activate(next);
    scrollTo(ref.current!, view, next);
  };

  const onFocus = (event: FocusEvent) => {
    group.onFocus(event);
    const tile = event.target.closest<HTMLElement>('[data-tile]');
    if (tile) activate(Number(tile.dataset['tile']));
  };

  return {
    active: current,
    handlers: { onKeyDown, onFocus, onBlur: group.onBlur },
  };
}

function useActiveItem(view: MasonryView) {
  const { masonry } = useGalleryTools();
  const [active, setActive] = useState<{
    index: number;
    id?: string | undefined;
  }>({ index: 0 });
  const moved = active.id === undefined ? -1 : masonry.indexOf(active.id);
  const activate = useCallback(
    (index: number) =>
      setActive({ index, id: masonry.current().items[index]?.id }),
    [masonry],
  );
  return {
    current: moved >= 0 ? moved : Math.min(active.index, view.items.length - 1),
    activate,
  };
}

function useFocusSoon(ref: RefObject<HTMLElement | null>) {
  const wanted = useRef<number | undefined>(undefined);
  useLayoutEffect(() => {
    if (wanted.current === undefined) return;
    const box = checkboxOf(ref.current, wanted.current);
    if (!box) return;
    wanted.current = undefined;
    box.focus({ preventScroll: true });
  });
  return (index: number): void => {
    wanted.current = index;
  };
}

function checkboxOf(
  grid: HTMLElement | null,
  index: number,
): HTMLElement | null | undefined {
  return grid?.querySelector<HTMLElement>(
    `[data-tile="${index}"] input[type="checkbox"]`,
  );
}

function scrollTo(
  grid: HTMLElement,
  { layout }: MasonryView,
  index: number,
): void {
  const top = grid.getBoundingClientRect().top + layout.y[index]!;
  const { innerHeight } = window;
  const covered = coveredHeight();
  const isVisible =
    top >= covered && top + layout.height[index]! <= innerHeight;
  const target = Math.max(
    innerHeight * SCROLL_TARGET,
    covered + BELOW_HEADINGS_PX,
  );
  if (!isVisible) window.scrollBy(0, top - target);
}
