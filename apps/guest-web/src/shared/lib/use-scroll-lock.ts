import { useLayoutEffect } from 'react';

/** Avoids a shift by the scroll bar. */
export function useScrollLock(): void {
  useLayoutEffect(() => {
    const { style } = document.body;
    const before = {
      overflow: style.overflow,
      paddingRight: style.paddingRight,
    };
    const barWidth = window.innerWidth - document.documentElement.clientWidth;
    style.overflow = 'hidden';
    if (barWidth > 0) style.paddingRight = `${barWidth}px`;
    return () => {
      Object.assign(style, before);
    };
  }, []);
}
