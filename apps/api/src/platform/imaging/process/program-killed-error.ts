import { MediaUnreadableError } from './media-unreadable-error.js';

/** A program's own fault: it crashed, or exceeded a limit of the kernel. */
const FAULTS: NodeJS.Signals[] = [
  'SIGABRT',
  'SIGBUS',
  'SIGFPE',
  'SIGILL',
  'SIGSEGV',
  'SIGSYS',
  'SIGTRAP',
  'SIGXCPU',
  'SIGXFSZ',
];

/** The file made a program crash or exceed a limit. */
export class ProgramKilledError extends MediaUnreadableError {
  constructor(private readonly signal: NodeJS.Signals) {
    super(reasonOf(signal));
  }

  /** The signals of a program without memory. */
  get isForMemory(): boolean {
    return this.signal === 'SIGABRT' || this.signal === 'SIGTRAP';
  }
}

/** True unless the signal came from elsewhere. */
export function isFaultOfProgram(signal: NodeJS.Signals): boolean {
  return FAULTS.includes(signal);
}

function reasonOf(signal: NodeJS.Signals): string {
  if (signal === 'SIGXCPU') return 'takes too much processor time';
  if (signal === 'SIGXFSZ') return 'becomes too large a file';
  return 'needs too much memory, or its decoder crashed';
}
