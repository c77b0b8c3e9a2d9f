const MOST_BY_DEFAULT = 4;
/** A web process needs up to 400 MB, PostgreSQL and the worker 1 GB. */
const SMALL_MEMORY_BYTES = 2 * 1024 ** 3;
/** PostgreSQL and the worker use the second; a primary and a second process need 200 MB. */
const FEW_CORES = 2;

export interface Machine {
  cores: number;
  memoryBytes: number;
  /** The memory of the container; 0: unlimited. */
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
  const isSmall = usable < SMALL_MEMORY_BYTES || cores <= FEW_CORES;
  return isSmall ? 1 : Math.min(cores, MOST_BY_DEFAULT);
}
