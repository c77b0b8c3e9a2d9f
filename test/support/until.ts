const SHORTEST_PAUSE_MS = 10;
const LONGEST_PAUSE_MS = 100;
const DEFAULT_TIMEOUT_MS = 60_000;

/**
 * Waits until a condition holds. The pauses grow with the time that has passed: polling every few milliseconds takes
 * the processor from the child processes that the test waits for, which run at low priority.
 * @throws Error that names the condition, when it does not hold within the timeout.
 */
export async function until(
  what: string,
  condition: () => boolean | Promise<boolean>,
  timeoutMs = DEFAULT_TIMEOUT_MS,
): Promise<void> {
  const start = performance.now();
  while (!(await condition())) {
    const elapsedMs = performance.now() - start;
    if (elapsedMs > timeoutMs)
      throw new Error(`Waited ${timeoutMs} ms in vain until ${what}`);
    await pause(elapsedMs / 10);
  }
}

function pause(wantedMs: number): Promise<void> {
  const ms = Math.min(Math.max(wantedMs, SHORTEST_PAUSE_MS), LONGEST_PAUSE_MS);
  return new Promise((resolve) => setTimeout(resolve, ms));
}
