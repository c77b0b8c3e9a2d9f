const SHORTEST_PAUSE_MS = 10;
const LONGEST_PAUSE_MS = 100;
const DEFAULT_TIMEOUT_MS = 120_000;

/**
 * Waits with growing pauses: quick polling would starve low-priority child
 * processes.
 * @throws Error that names the condition after the timeout
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
