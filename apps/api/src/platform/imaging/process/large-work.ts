import { Mutex } from '../../timing/mutex.js';

/**
 * Runs the large work of all jobs of this process one after the other. It is no
 * provider: it bounds the memory of the process, which all applications in it
 * share.
 */
export const largeWork = new Mutex();

/** The file needs `largeWork`, which the caller did not want. */
export class NeedsMuchMemoryError extends Error {}
