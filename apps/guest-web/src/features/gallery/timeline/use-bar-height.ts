import { useLayoutEffect } from 'react';

/** The heights of the sticky headings, with one line of text. */
const DAY = 'calc(1.4rem + 24px)';
const HOUR = '2rem';

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
    style.setProperty('--gallery-day', DAY);
    style.setProperty('--gallery-hour', HOUR);
    return () => {
      observer.disconnect();
      style.removeProperty('--gallery-day');
      style.removeProperty('--gallery-hour');
      style.removeProperty('--gallery-bar');
    };
  }, []);
}

/** Pixels. */
export function barHeight(): number {
  const bar = document.querySelector<HTMLElement>('[data-toolbar]');
  return bar?.offsetHeight ?? 0;
}

/** Pixels of the window under the toolbar and the headings of day and hour. */
export function coveredHeight(): number {
  return ['[data-toolbar]', '[data-grid] h2', '[data-grid] h3']
    .map((part) => document.querySelector<HTMLElement>(part))
    .filter((part) => part && getComputedStyle(part).position === 'sticky')
    .reduce((sum, part) => sum + part!.offsetHeight, 0);
}

/** Pixels from the window's top. */
export function barBottom(): number {
  const bar = document.querySelector<HTMLElement>('[data-toolbar]');
  return bar?.getBoundingClientRect().bottom ?? 0;
}
