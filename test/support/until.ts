const PAUSE_MS = 10;
const DEFAULT_TIMEOUT_MS = 60_000;

/**
 * Waits until a condition holds.
 * @throws Error naming what was waited for, when it does not within the timeout.
 */
export async function until(
  what: string,
  condition: () => boolean | Promise<boolean>,
  timeoutMs = DEFAULT_TIMEOUT_MS,
): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  while (!(await condition())) {
    if (performance.now() > deadline)
      throw new Error(`Waited ${timeoutMs} ms in vain until ${what}`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
