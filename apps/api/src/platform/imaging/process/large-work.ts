import { Turns } from '../../timing/turns.js';

/**
 * The turns of large work across all jobs of this process. They are no provider:
 * they bound the memory of the process, which all applications in it share.
 */
export const largeWork = new Turns();

/** The file needs a turn of `largeWork`, which the caller did not want. */
export class NeedsMuchMemoryError extends Error {}
