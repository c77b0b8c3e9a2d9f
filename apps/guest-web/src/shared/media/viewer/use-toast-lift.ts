import { useCallback, type RefCallback } from 'react';

/**
 * Keeps messages above the viewer's actions and strip.
 * @returns for the element that has both
 */
export function useToastLift(): RefCallback<HTMLElement> {
  return useCallback((foot: HTMLElement | null) => {
    if (!foot) return undefined;
    const { style } = document.documentElement;
    const before = style.getPropertyValue('--toast-lift');
    const lift = () =>
      style.setProperty('--toast-lift', `${foot.offsetHeight}px`);
    const observer = new ResizeObserver(lift);
    lift();
    observer.observe(foot);
    return () => {
      observer.disconnect();
      style.setProperty('--toast-lift', before);
    };
  }, []);
}
