import { Initial1763690000000 } from './1763690000000-initial.js';

/** In the order in which they are run. */
export const MIGRATIONS = [Initial1763690000000];
