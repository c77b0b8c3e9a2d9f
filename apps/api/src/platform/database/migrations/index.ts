import { Baseline1764600000000 } from './1764600000000-baseline.js';
import { LookedAt1764610000000 } from './1764610000000-looked-at.js';

/** In the order in which they run. */
export const MIGRATIONS = [Baseline1764600000000, LookedAt1764610000000];
