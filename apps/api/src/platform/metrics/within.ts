/** An unavailable source must not delay Prometheus; its metrics are omitted. */
const TIMEOUT_MS = 2_000;

/** Returns the result, or the fallback after a failure or timeout. */
export async function within<T>(reading: Promise<T>, fallback: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<T>((resolve) => {
    timer = setTimeout(resolve, TIMEOUT_MS, fallback);
  });
  try {
    return await Promise.race([reading.catch(() => fallback), timeout]);
  } finally {
    clearTimeout(timer);
  }
}
