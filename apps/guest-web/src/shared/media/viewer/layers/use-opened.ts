import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * The item of a list that is shown over the page. Closing focuses the element
 * with the `data-id` of the item shown last, or the list without it.
 */
export function useOpened(list: RefObject<HTMLElement | null>) {
  const [opened, open] = useState<string>();
  const last = useRef<string>(undefined);
  useEffect(() => {
    // The page can take the focus again.
    if (opened === undefined && last.current !== undefined) {
      const selector = `[data-id="${last.current}"]`;
      const tile = list.current?.querySelector<HTMLElement>(selector);
      (tile ?? list.current)?.focus();
    }
    last.current = undefined;
  }, [list, opened]);
  const close = (id: string) => {
    last.current = id;
    open(undefined);
  };
  return { opened, open, close };
}
