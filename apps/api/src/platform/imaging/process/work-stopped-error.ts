/**
 * The process stops and ended a program; neither the file nor the machine is at
 * fault.
 */
export class WorkStoppedError extends Error {
  constructor() {
    super('the process is stopping');
  }
}
