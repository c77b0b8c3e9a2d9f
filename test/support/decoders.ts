import { readdirSync, readFileSync } from 'node:fs';

/** The processes that decode pictures for this one. */
export function decoderPids(): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids
    .filter((pid) => fileOf(pid, 'status').includes(`PPid:\t${process.pid}\n`))
    .filter((pid) => fileOf(pid, 'cmdline').includes('decode-picture'))
    .map(Number);
}

function fileOf(pid: string, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}
