import { Turns } from './turns.js';

/**
 * Work that needs much memory runs one at a time in this process, across all
 * jobs.
 */
export const largeWork = new Turns();
