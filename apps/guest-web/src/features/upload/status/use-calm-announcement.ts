import { useEffect, useRef, useState } from 'react';

const INTERVAL_MS = 10_000;

export type Phase = 'preparing' | 'sending' | 'quiet';

/** Announces a new phase at once, then at most every ten seconds. */
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
