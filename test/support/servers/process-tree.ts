import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

export function isRunning(pid: number): boolean {
  return parents().has(pid);
}

/** The path of its program; undefined for a process that has ended. */
export function programOf(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/exe`);
  } catch {
    return undefined;
  }
}

/** Its memory with all pages that it shares. Linux only. */
export function residentMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024;
}

/** Children at any depth. Linux only. */
export function descendants(root: number): number[] {
  const children = [...parents()]
    .filter(([, parent]) => parent === root)
    .map(([pid]) => pid);
  return children.flatMap((pid) => [pid, ...descendants(pid)]);
}

/** Parents of all processes but zombies, from /proc. */
function parents(): Map<number, number> {
  const found = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((entry) =>
    /^\d+$/.test(entry),
  )) {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      if (state !== 'Z') found.set(Number(name), Number(parent));
    } catch {
      // The process has just ended.
    }
  }
  return found;
}
