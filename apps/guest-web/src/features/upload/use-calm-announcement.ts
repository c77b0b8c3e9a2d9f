import { useEffect, useRef, useState } from 'react';

const INTERVAL_MS = 10_000;

/** The text for those who listen: at once when work begins or ends, and in between not more than every ten seconds. */
export function useCalmAnnouncement(text: string, isBusy: boolean): string {
  const [said, setSaid] = useState('');
  const latest = useRef(text);
  useEffect(() => {
    latest.current = text;
  }, [text]);

  useEffect(() => {
    const say = () => setSaid(latest.current);
    say();
    if (!isBusy) return undefined;
    const timer = setInterval(say, INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isBusy]);

  return said;
}
