/** An unavailable source must not delay Prometheus; its metrics are omitted. */
const PATIENCE_MS = 2_000;

/** Returns the result, or the fallback after a failure or timeout. */
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
