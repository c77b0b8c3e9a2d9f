import { loadPart, type Bundles } from './i18n';

/** Apart from the other texts: only walls and their remote control need them. */
const BUNDLES = import.meta.glob('./locales/wall/*.ts') as Bundles;

export const loadWallTexts = (): Promise<void> => loadPart('wall', BUNDLES);
