/** Somebody who is asked and may be away must not keep Prometheus waiting; there are no figures of theirs then. */
const PATIENCE_MS = 2_000;

/** What a look finds; the fallback where it fails, or takes too long. */
export async function within<T>(look: Promise<T>, fallback: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<T>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, fallback);
  });
  try {
    return await Promise.race([look.catch(() => fallback), timeout]);
  } finally {
    clearTimeout(timer);
  }
}
