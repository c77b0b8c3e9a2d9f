import { type ChildProcess } from 'node:child_process';
import { constants, setPriority } from 'node:os';

export interface ChildEnd {
  code: number | null;
  /** The signal that ended it. */
  signal: NodeJS.Signals | null;
  /** Why it was ended from here, if it was. */
  endedBecause?: string;
  /** It was ended because this process stops. */
  isStopped: boolean;
}

export interface ChildWatch {
  /** Settles once the child and its pipes are closed; rejects when it could not be started. */
  ended: Promise<ChildEnd>;
  /** Kills the child, for the reason that `ended` then carries. */
  end(reason: string): void;
}

const living = new Map<ChildProcess, () => void>();

// None outlives this process, however it ends itself; a child of a process that was killed ends by its own limits.
process.once('exit', () => endPrograms());

/** Ends every program that runs, because this process stops. @returns how many */
export function endPrograms(): number {
  const ends = [...living.values()];
  for (const end of ends) end();
  return ends.length;
}

/** Watches over a child: low priority, and killed after its time. */
export function watchOver(child: ChildProcess, timeoutMs: number): ChildWatch {
  toLowPriority(child);
  let endedBecause: string | undefined;
  let isStopped = false;
  const end = (reason: string) => {
    endedBecause ??= reason;
    child.kill('SIGKILL');
  };
  living.set(child, () => {
    isStopped = true;
    child.kill('SIGKILL');
  });
  const timer = setTimeout(
    () => end(`timed out after ${Math.round(timeoutMs / 1000)} s`),
    timeoutMs,
  );
  const ended = new Promise<ChildEnd>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) =>
      resolve({ code, signal, endedBecause, isStopped }),
    );
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
