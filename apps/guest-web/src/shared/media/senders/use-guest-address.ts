import { useCallback } from 'react';
import { PAGES } from '@hatira/contract';

/** Returns the address of a guest's pictures in a gallery. */
export function useGuestAddress(hash: number): (name: string) => string {
  return useCallback(
    (name) =>
      `${PAGES.gallery(hash)}?${new URLSearchParams({ guest: name }).toString()}`,
    [hash],
  );
}
