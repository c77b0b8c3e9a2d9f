import { MediaUnreadableError } from './media-unreadable-error.js';

/** A program that the kernel, or itself, ended by a signal. */
export class ProgramKilledError extends MediaUnreadableError {
  constructor(readonly signal: NodeJS.Signals) {
    super(reasonOf(signal));
  }

  /** The ways in which a program ends that runs out of memory. */
  get isForMemory(): boolean {
    return (['SIGKILL', 'SIGABRT', 'SIGTRAP'] as NodeJS.Signals[]).includes(
      this.signal,
    );
  }
}

function reasonOf(signal: NodeJS.Signals): string {
  if (signal === 'SIGXCPU') return 'takes too much processor time';
  if (signal === 'SIGXFSZ') return 'becomes too large a file';
  return 'needs too much memory, or its decoder crashed';
}
