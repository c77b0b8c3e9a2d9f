/** A program was ended because this process stops: neither the file nor the machine is to blame. */
export class WorkStoppedError extends Error {
  constructor() {
    super('the process stops');
  }
}
