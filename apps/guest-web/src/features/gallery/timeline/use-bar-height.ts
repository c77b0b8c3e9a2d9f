import { useLayoutEffect } from 'react';

/** Of sticky headings of a day, with one line of text, and an hour. */
const HEADINGS = 'calc(1.4rem + 24px + 2rem)';

/** Headings and scrubber begin below the toolbar, which wraps in large text. */
export function useBarHeight(): void {
  useLayoutEffect(() => {
    const bar = document.querySelector<HTMLElement>('[data-toolbar]');
    if (!bar) return undefined;
    const { style } = document.documentElement;
    const measure = () =>
      style.setProperty('--gallery-bar', `${bar.offsetHeight}px`);
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(bar);
    style.setProperty('--gallery-day', HEADINGS);
    return () => {
      observer.disconnect();
      style.removeProperty('--gallery-day');
      style.removeProperty('--gallery-bar');
    };
  }, []);
}

/** Pixels. */
export function barHeight(): number {
  const bar = document.querySelector<HTMLElement>('[data-toolbar]');
  return bar?.offsetHeight ?? 0;
}

/** Pixels from the window's top. */
export function barBottom(): number {
  const bar = document.querySelector<HTMLElement>('[data-toolbar]');
  return bar?.getBoundingClientRect().bottom ?? 0;
}
