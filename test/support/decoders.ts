import { readFileSync } from 'node:fs';
import { descendants } from './servers/process-tree.js';

/** The processes that decode pictures for this one. */
export function decoderPids(): number[] {
  return pidsOf(/decode-picture/);
}

/** The processes that read pictures and videos for this one. */
export function mediaProgramPids(): number[] {
  return pidsOf(/decode-picture|ffmpeg|ffprobe/);
}

function pidsOf(command: RegExp): number[] {
  return descendants(process.pid).filter((pid) => command.test(commandOf(pid)));
}

/** Empty for a process that has ended. */
function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}
