import { loadPart, type Bundles } from './i18n';

/** Apart from the other texts: only the couple's cards need them. */
const BUNDLES = import.meta.glob('./locales/cards/*.ts') as Bundles;

export const loadCardTexts = (): Promise<void> => loadPart('cards', BUNDLES);
