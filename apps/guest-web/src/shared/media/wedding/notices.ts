import { lazyExtra } from '../../lib/lazy-extra';

const load = () => import('./late-notices');

/** A link that opens its gallery needs them not. */
export const LinkEnded = lazyExtra(async () => (await load()).LinkEnded);
export const LinkUnknown = lazyExtra(async () => (await load()).LinkUnknown);
export const NoHash = lazyExtra(async () => (await load()).NoHash);
