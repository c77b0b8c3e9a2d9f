import { Baseline1764600000000 } from './1764600000000-baseline.js';

/** All migrations; they run in this order. */
export const MIGRATIONS = [Baseline1764600000000];
