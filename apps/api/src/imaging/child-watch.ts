import { type ChildProcess } from 'node:child_process';
import { constants, setPriority } from 'node:os';

export interface ChildEnd {
  code: number | null;
  /** Why it was ended from here, if it was. */
  endedBecause?: string;
}

export interface ChildWatch {
  /** Settles once the child and its pipes are closed; rejects when it could not be started. */
  ended: Promise<ChildEnd>;
  /** Kills the child, for the reason that `ended` then tells. */
  end(reason: string): void;
}

const living = new Set<ChildProcess>();

// None outlives this process, however it ends itself; a child of a process that was killed ends by its own limits.
process.once('exit', () => living.forEach((child) => child.kill('SIGKILL')));

/** Watches over a child: low priority, and killed after its time. */
export function watchOver(child: ChildProcess, timeoutMs: number): ChildWatch {
  living.add(child);
  toLowPriority(child);
  let endedBecause: string | undefined;
  const end = (reason: string) => {
    endedBecause ??= reason;
    child.kill('SIGKILL');
  };
  const timer = setTimeout(() => end(`timed out after ${Math.round(timeoutMs / 1000)} s`), timeoutMs);
  const ended = new Promise<ChildEnd>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, endedBecause }));
  }).finally(() => {
    clearTimeout(timer);
    living.delete(child);
  });
  return { ended, end };
}

function toLowPriority(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    setPriority(child.pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It has ended already.
  }
}
