import { Baseline1764600000000 } from './1764600000000-baseline.js';

/** In the order in which they run. */
export const MIGRATIONS = [Baseline1764600000000];
