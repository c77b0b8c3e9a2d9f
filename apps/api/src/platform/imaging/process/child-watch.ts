import { type ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';

export interface ChildEnd {
  code: number | null;
  signal: NodeJS.Signals | null;
  /** Set if this process ended it. */
  endedBecause?: string;
  isStopped: boolean;
}

export interface ChildWatch {
  /** Rejects when the start failed. */
  ended: Promise<ChildEnd>;
  end(reason: string): void;
}

const living = new Map<ChildProcess, () => void>();

// If this process is killed, children's own limits end them.
process.once('exit', () => killPrograms());

/** Kills all programs because this process stops; returns their number. */
export function killPrograms(): number {
  const ends = [...living.values()];
  for (const end of ends) end();
  return ends.length;
}

/** Lowers the child's priority; kills the child after its timeout. */
export function watchOver(
  child: ChildProcess,
  { timeoutMs, priority }: { timeoutMs: number; priority: number },
): ChildWatch {
  lowerPriority(child, priority);
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

function lowerPriority(child: ChildProcess, priority: number): void {
  if (child.pid === undefined) return;
  try {
    setPriority(child.pid, priority);
  } catch {
    // The child has ended, or has a lower priority already.
  }
}
