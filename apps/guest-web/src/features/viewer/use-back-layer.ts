import { useEffect } from 'react';

/** Something that lies over the page: the browser's back button closes it first. */
export function useBackLayer(isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    let isPopped = false;
    const pop = () => {
      isPopped = true;
      close();
    };
    history.pushState(history.state, '');
    window.addEventListener('popstate', pop);
    return () => {
      window.removeEventListener('popstate', pop);
      if (!isPopped) history.back();
    };
  }, [isOpen, close]);
}
