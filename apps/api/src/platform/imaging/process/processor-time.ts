import { readFileSync } from 'node:fs';

/** The kernel counts in hundredths of a second on every Linux. */
const MS_PER_TICK = 10;
/** Of the fields behind the program's name, which may have spaces. */
const [USER, SYSTEM] = [11, 12];

/**
 * Returns the processor time of a process with all its threads, in milliseconds; 0 where the system has no such figure, or
 * no such process.
 * Source: proc_pid_stat(5).
 */
export function processorMsOf(pid: number | undefined): number {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[USER]) + Number(fields[SYSTEM])) * MS_PER_TICK;
  } catch {
    return 0;
  }
}
