/** In MB; a web process has used 450 MB at most. */
const LIMIT_MB = 1_024;
const GIVEN = /--max[-_]old[-_]space[-_]size/;

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
  const isGiven = [...given, nodeOptions].some((words) => GIVEN.test(words));
  return isGiven ? [...given] : [...given, `--max-old-space-size=${LIMIT_MB}`];
}
