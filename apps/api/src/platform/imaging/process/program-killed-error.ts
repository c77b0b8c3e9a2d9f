import { MediaUnreadableError } from './media-unreadable-error.js';

export class ProgramKilledError extends MediaUnreadableError {
  constructor(readonly signal: NodeJS.Signals) {
    super(reasonOf(signal));
  }

  /** The signals of a program without memory. */
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
