/**
 * The machine ended or starved a program: the kernel's memory killer, a container's limit, an operator, or other work that
 * took the processors. The file may be readable later.
 */
export class ProgramInterruptedError extends Error {
  constructor(
    /** Staff see it when it happens for the third time. */
    readonly reason: string,
    private readonly signal?: NodeJS.Signals,
  ) {
    super(reason);
  }

  /** The kernel's memory killer sends this signal. */
  get isForMemory(): boolean {
    return this.signal === 'SIGKILL';
  }
}
