import { useLayoutEffect } from 'react';

/** Of the actions and the strip. */
const ACTIONS_HEIGHT = '8rem';

/** Keeps messages clear of the viewer's actions. */
export function useToastLift(): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const before = style.getPropertyValue('--toast-lift');
    style.setProperty('--toast-lift', ACTIONS_HEIGHT);
    return () => style.setProperty('--toast-lift', before);
  }, []);
}
