import { useCallback, useEffect, useRef } from 'react';
import { dropFile } from './drop-file';
import type { Uploads } from './use-uploads';
import { savedKey } from './visit';
import { VisitTabs } from './visit-tabs';

/**
 * Adds the files of the guest's other tabs to the visit's total, and tells them of this one's.
 * @returns takes a file that the guest has removed from the gallery off all tabs
 */
export function useVisitTabs(uploads: Uploads): (url: string) => void {
  const now = useRef(uploads);
  const tabs = useRef<VisitTabs>(undefined);
  useEffect(() => {
    now.current = uploads;
  });
  useEffect(() => {
    const opened = new VisitTabs({
      known: () => urlsOf(now.current),
      onSaved: (urls) => {
        const [, setSaved] = now.current.visit;
        urls.forEach(keep);
        setSaved((before) => new Set([...before, ...urls]));
      },
      onDropped: (url) => dropFile(now.current, url),
    });
    tabs.current = opened;
    return () => opened.close();
  }, []);
  const own = ownUrlsOf(uploads).join('\n');
  useEffect(() => {
    if (own) tabs.current?.tellSaved(own.split('\n'));
  }, [own]);
  return useCallback((url) => {
    dropFile(now.current, url);
    tabs.current?.tellDropped(url);
  }, []);
}

function urlsOf(uploads: Uploads): string[] {
  const [before] = uploads.visit;
  return [...new Set([...before, ...ownUrlsOf(uploads)])];
}

function ownUrlsOf({ snapshot: { items } }: Uploads): string[] {
  return items.flatMap(({ storageUrl }) => storageUrl ?? []);
}

/** A reload of this tab then counts the other's files, too. */
function keep(url: string): void {
  try {
    sessionStorage.setItem(savedKey(url), '');
  } catch {
    // Without storage the other tab is asked again.
  }
}
