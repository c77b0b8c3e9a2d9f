import { readFileSync } from 'node:fs';
import { descendants } from './servers/process-tree.js';

/** The processes that decode pictures for this one. */
export function decoderPids(): number[] {
  return descendants(process.pid).filter((pid) =>
    commandOf(pid).includes('decode-picture'),
  );
}

/** Empty for a process that has ended. */
function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}
