import { waitMs } from '../../lib/with-retries';

export interface StreamListener {
  /** The names of the stream's events, besides `ready` and `beat`. */
  events: readonly string[];
  /** Events may be lost. */
  onGap: () => void;
  /** Listens to the events of a new connection. */
  onOpen: (source: EventSource) => void;
}

/** The server sends every 20 seconds. */
const SILENCE_MS = 45_000;

/**
 * Follows server-sent events. Reconnects after a break or long silence. A
 * hidden page disconnects: phones and servers have few connections.
 * @returns stops it
 */
export function followStream(
  address: string,
  { events, onGap, onOpen }: StreamListener,
): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  const silence = timerOf(SILENCE_MS, () => {
    onGap();
    open();
  });
  const close = () => {
    clearTimeout(timer);
    silence.end();
    source?.close();
    source = undefined;
  };
  const open = () => {
    close();
    const opened = (source = new EventSource(address));
    silence.begin();
    for (const event of ['ready', 'beat', ...events])
      opened.addEventListener(event, silence.begin);
    opened.addEventListener('ready', () => (failures = 0));
    onOpen(opened);
    // The browser reconnects after a break, not after another answer: the
    // address may have ended.
    opened.addEventListener('error', () => {
      if (opened.readyState !== EventSource.CLOSED) return;
      timer = setTimeout(open, waitMs((failures += 1)));
      onGap();
    });
  };
  return whileVisible(open, close);
}

function whileVisible(open: () => void, close: () => void): () => void {
  const follow = () =>
    document.visibilityState === 'hidden' ? close() : open();
  document.addEventListener('visibilitychange', follow);
  follow();
  return () => {
    document.removeEventListener('visibilitychange', follow);
    close();
  };
}

function timerOf(
  ms: number,
  run: () => void,
): { begin: () => void; end: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => clearTimeout(timer);
  const begin = () => {
    end();
    timer = setTimeout(run, ms);
  };
  return { begin, end };
}
