import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { waitMs } from '../feed/patience';

interface SteadyImageProps {
  /** Undefined as long as nothing may be loaded. */
  address: string | undefined;
  className?: string | undefined;
  onShown?: (image: HTMLImageElement) => void;
  /** It did not come, and will be tried again. */
  onWait?: () => void;
  /** It can be had, or is not there, but cannot be shown. */
  onFail?: () => void;
}

/** So often a file that the server has given may prove unreadable: once may be the line's fault. */
const STRIKES = 2;

/**
 * A picture without a name of its own. What does not come over a bad line is tried again until it does; only what the
 * server has and no browser can read is given up.
 */
export function SteadyImage({
  address,
  className,
  onShown,
  onWait,
  onFail,
}: SteadyImageProps) {
  const ref = useRef<HTMLImageElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [brokenAt, setBrokenAt] = useState<string>();
  const strikes = useRef(0);

  // A picture that is scrolled away before it has come gives the line free: without an address it stops loading.
  useEffect(() => {
    const image = ref.current!;
    if (address === undefined) return undefined;
    image.src = address;
    return () => image.removeAttribute('src');
  }, [address, attempt]);

  useEffect(() => {
    if (brokenAt === undefined || brokenAt !== address) return undefined;
    const abort = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const again = () => {
      setBrokenAt(undefined);
      setAttempt((before) => before + 1);
    };
    void isAnswered(address, abort.signal).then((isIt) => {
      if (abort.signal.aborted) return;
      if (isIt && (strikes.current += 1) >= STRIKES) return onFail?.();
      timer = setTimeout(again, isIt ? 0 : waitMs(Math.min(attempt, 4)));
      window.addEventListener('online', again, { once: true });
    });
    return () => {
      abort.abort();
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
    // What its owner does about it does not change what has happened.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [brokenAt, address]);

  return (
    <img
      ref={ref}
      className={className}
      alt=""
      decoding="async"
      draggable={false}
      onLoad={({ currentTarget }: SyntheticEvent<HTMLImageElement>) =>
        onShown?.(currentTarget)
      }
      onError={() => {
        onWait?.();
        setBrokenAt(address);
      }}
    />
  );
}

/** Whether the server itself says what it has: the file, or that there is none. */
async function isAnswered(
  address: string,
  signal: AbortSignal,
): Promise<boolean> {
  try {
    const { ok, status } = await fetch(address, {
      method: 'HEAD',
      cache: 'no-store',
      signal,
    });
    return ok || status === 404 || status === 410;
  } catch {
    return false;
  }
}
