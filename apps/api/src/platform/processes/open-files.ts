import { readFileSync } from 'node:fs';

const LINUX_LIMITS = '/proc/self/limits';

interface Report {
  userLimits?: { open_files?: { soft?: number | 'unlimited' } };
}

let known: number | undefined;

/**
 * Returns the number of files that this process may have open; NaN: unlimited.
 * Node knows it by a report of everything, which takes 20 ms and may wait for
 * names of networks, so Linux is asked first.
 */
export function mostOpenFiles(): number {
  return (known ??= fromLinux() ?? fromReport());
}

function fromLinux(): number | undefined {
  try {
    const text = readFileSync(LINUX_LIMITS, 'utf8');
    const soft = /^Max open files\s+(\S+)/m.exec(text)?.[1];
    return soft === undefined ? undefined : Number(soft);
  } catch {
    return undefined;
  }
}

/** Exported for its test: both sources say the same. */
export function fromReport(): number {
  const { userLimits } = process.report.getReport() as Report;
  return Number(userLimits?.open_files?.soft);
}
