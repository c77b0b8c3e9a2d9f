import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type SyntheticEvent,
} from 'react';
import { waitMs } from '../../lib/with-retries';

interface SteadyImageProps {
  /** Undefined: loading is not allowed. */
  address: string | undefined;
  className?: string | undefined;
  onShown?: (image: HTMLImageElement) => void;
  /** Will be tried again. */
  onWait?: () => void;
  /** Missing or unreadable. */
  onFail?: () => void;
}

/** One may be due to the network. */
const MAX_UNREADABLE = 2;

/**
 * Repeats network failures; gives up on a file that the browser cannot read.
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
  const unreadable = useRef(0);

  // Out of view it frees the network. Chromium keeps an image for good that
  // loses its source after it has left the page.
  useLayoutEffect(() => {
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
      if (isIt && (unreadable.current += 1) >= MAX_UNREADABLE)
        return onFail?.();
      timer = setTimeout(again, isIt ? 0 : waitMs(Math.min(attempt, 4)));
      window.addEventListener('online', again, { once: true });
    });
    return () => {
      abort.abort();
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
    // A new `onFail` must not repeat the check.
    // eslint-disable-next-line hooks/exhaustive-deps
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

/** True also for a 404; false for a network failure. */
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
