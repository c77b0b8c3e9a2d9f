/** The limit in MB; a web process has used 450 MB at most. */
const LIMIT_MB = 1_024;
/** The place of new objects, in MB, of a process that mostly waits. */
const NURSERY_MB = 2;

/**
 * Words for Node that limit a web process's heap, unless the operator does. The
 * larger the limit, the more garbage V8 keeps: up to four times the used memory
 * at the 4 GB that it takes on a large machine, less than twice at 1 GB.
 * @param given words of this process
 * @param nodeOptions the variable NODE_OPTIONS
 */
export function withHeapLimit(
  given: readonly string[],
  nodeOptions: string,
): string[] {
  return withWord(['max', 'old'], LIMIT_MB, given, nodeOptions);
}

/**
 * Words for Node that keep a process with few allocations small, unless the
 * operator has others: V8 lets the place of new objects grow during the start,
 * to 32 MB by Node 20 and to 128 MB by Node 24, and keeps it.
 * @param given words of this process
 * @param nodeOptions the variable NODE_OPTIONS
 */
export function withSmallNursery(
  given: readonly string[],
  nodeOptions: string,
): string[] {
  return withWord(['max', 'semi'], NURSERY_MB, given, nodeOptions);
}

function withWord(
  name: readonly string[],
  megabytes: number,
  given: readonly string[],
  nodeOptions: string,
): string[] {
  const parts = [...name, 'space', 'size'];
  const pattern = new RegExp(`--${parts.join('[-_]')}`);
  const isGiven = [...given, nodeOptions].some((words) => pattern.test(words));
  return isGiven ? [...given] : [...given, `--${parts.join('-')}=${megabytes}`];
}
