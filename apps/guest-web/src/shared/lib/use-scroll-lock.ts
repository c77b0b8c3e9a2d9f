import { useLayoutEffect } from 'react';

/** The page behind does not scroll as long as the component is there; nothing moves sideways when the bar goes. */
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
