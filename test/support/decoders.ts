import { readFileSync } from 'node:fs';
import { descendants } from './servers/process-tree.js';

/** Matches the command line of a program that reads a guest's file. */
export const MEDIA_PROGRAM = /decode-picture|read-code|ffmpeg|ffprobe|djpeg/;

/** The processes that decode pictures for this one. */
export function decoderPids(): number[] {
  return pidsOf(/decode-picture/);
}

/** The processes that read pictures, videos and printed codes for this one, or for another process. */
export function mediaProgramPids(root = process.pid): number[] {
  return pidsOf(MEDIA_PROGRAM, root);
}

function pidsOf(command: RegExp, root = process.pid): number[] {
  return descendants(root).filter((pid) => command.test(commandOf(pid)));
}

/** Empty for a process that has ended. */
function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}
