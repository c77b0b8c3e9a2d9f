import { type ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import { processorMsOf, wasStarved } from './processor-time.js';

export interface ChildEnd {
  code: number | null;
  signal: NodeJS.Signals | null;
  /** Set if this process ended it. */
  endedBecause?: string;
  /** It ran out of time, and had little of the processors. */
  isStarved: boolean;
  isStopped: boolean;
  /** The time from its start to its end. */
  lifeMs: number;
}

export interface ChildWatch {
  /** Rejects when the start failed. */
  ended: Promise<ChildEnd>;
  /** Kills the child. */
  end(reason: string): void;
  /** Kills the child after a time, unless the returned function is called. */
  endAfter(timeoutMs: number): () => void;
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

/** Lowers the child's priority, and ends it on request. */
export function watchOver(child: ChildProcess, priority: number): ChildWatch {
  lowerPriority(child, priority);
  const startedAt = performance.now();
  let endedBecause: string | undefined;
  let isStarved = false;
  let isStopped = false;
  const end = (reason: string) => {
    endedBecause ??= reason;
    kill(child);
  };
  living.set(child, () => {
    isStopped = true;
    kill(child);
  });
  const ended = new Promise<ChildEnd>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) =>
      resolve({
        code,
        signal,
        endedBecause,
        isStarved,
        isStopped,
        lifeMs: performance.now() - startedAt,
      }),
    );
  }).finally(() => living.delete(child));
  const endAfter = (timeoutMs: number) => {
    const reason = `timed out after ${Math.round(timeoutMs / 1000)} s`;
    const before = processorMsOf(child.pid);
    const timer = setTimeout(() => {
      const after = processorMsOf(child.pid);
      if (endedBecause === undefined)
        isStarved = wasStarved({ before, after }, timeoutMs);
      end(reason);
    }, timeoutMs);
    return () => clearTimeout(timer);
  };
  return { ended, end, endAfter };
}

/** Unread output, or a process of the child that holds it, delays no end. */
function kill(child: ChildProcess): void {
  child.kill('SIGKILL');
  child.stdout?.destroy();
  child.stderr?.destroy();
}

function lowerPriority(child: ChildProcess, priority: number): void {
  if (child.pid === undefined) return;
  try {
    setPriority(child.pid, priority);
  } catch {
    // The child has ended, or has a lower priority already.
  }
}
