import { useEffect, useRef, useState } from 'react';

const INTERVAL_MS = 10_000;

/** What goes on: the phone prepares photos, they are sent, or nothing. */
export type Phase = 'preparing' | 'sending' | 'quiet';

/** The text for those who listen: at once when a phase begins, and within it not more than every ten seconds. */
export function useCalmAnnouncement(text: string, phase: Phase): string {
  const [said, setSaid] = useState('');
  const latest = useRef(text);
  useEffect(() => {
    latest.current = text;
  }, [text]);

  useEffect(() => {
    const say = () => setSaid(latest.current);
    say();
    if (phase === 'quiet') return undefined;
    const timer = setInterval(say, INTERVAL_MS);
    return () => clearInterval(timer);
  }, [phase]);

  return said;
}
