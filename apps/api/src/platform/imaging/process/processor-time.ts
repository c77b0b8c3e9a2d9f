import { readFileSync } from 'node:fs';

/** The kernel counts in hundredths of a second on every Linux. */
const MS_PER_TICK = 10;
/** The fields behind the program's name, which may have spaces, count from 0. */
const [USER, SYSTEM] = [11, 12];

/**
 * Returns the processor time of a process with all its threads, in milliseconds; undefined where the system has no
 * such figure, or no such process.
 * Source: proc_pid_stat(5).
 */
export function processorMsOf(pid: number | undefined): number | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[USER]) + Number(fields[SYSTEM])) * MS_PER_TICK;
  } catch {
    return undefined;
  }
}

/** The machine is at fault below this share of the time. */
const FAIR_SHARE = 0.5;

/** Whether a process that ran out of time had little of the processors; false where it is not known. */
export function wasStarved(
  usedMs: { before: number | undefined; after: number | undefined },
  timeoutMs: number,
): boolean {
  const { before, after } = usedMs;
  if (before === undefined || after === undefined) return false;
  return after - before < FAIR_SHARE * timeoutMs;
}
