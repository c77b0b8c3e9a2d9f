import { useEffect } from 'react';
import type { UploadSwitch } from '@hatira/contract';
import { DemoNotice } from './demo-notice';

interface PageNewsProps {
  page: UploadSwitch;
  /** Takes the line to show in place of the wedding's date. */
  onDate: (date: string | undefined) => void;
}

/** Names the event that is on after the first paint, and says that a demo takes no files. */
export function PageNews({ page, onDate }: PageNewsProps) {
  useEffect(() => {
    if (!page.program) return undefined;
    let end: (() => void) | undefined;
    let isMounted = true;
    import('./follow-events').then(
      ({ followEvents }) => {
        if (isMounted) end = followEvents(page, onDate);
      },
      () => undefined,
    );
    return () => {
      isMounted = false;
      end?.();
    };
  }, [page, onDate]);
  return <DemoNotice />;
}
