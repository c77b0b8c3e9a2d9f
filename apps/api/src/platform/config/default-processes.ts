const MOST_BY_DEFAULT = 4;
/** A web process needs up to 400 MB, PostgreSQL and the worker 1 GB. */
const SMALL_MEMORY_BYTES = 2 * 1024 ** 3;

export interface Machine {
  cores: number;
  memoryBytes: number;
  /** Of the container; 0: unlimited. */
  memoryLimitBytes: number;
}

/** The number of web processes without WEB_PROCESSES. */
export function defaultProcesses({
  cores,
  memoryBytes,
  memoryLimitBytes,
}: Machine): number {
  const usable =
    memoryLimitBytes > 0
      ? Math.min(memoryBytes, memoryLimitBytes)
      : memoryBytes;
  return usable < SMALL_MEMORY_BYTES ? 1 : Math.min(cores, MOST_BY_DEFAULT);
}
