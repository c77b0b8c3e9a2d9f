import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * The item of a list that is shown over the page. Closed, the focus goes to the
 * `data-id` of the item shown last.
 */
export function useOpened(list: RefObject<HTMLElement | null>) {
  const [opened, open] = useState<string>();
  const last = useRef<string>(undefined);
  useEffect(() => {
    // The page can take the focus again.
    if (opened === undefined && last.current !== undefined)
      list.current
        ?.querySelector<HTMLElement>(`[data-id="${last.current}"]`)
        ?.focus();
    last.current = undefined;
  }, [list, opened]);
  const close = (id: string) => {
    last.current = id;
    open(undefined);
  };
  return { opened, open, close };
}
