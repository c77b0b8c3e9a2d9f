import { loadPart, type Bundles } from './i18n';

/** Apart from the other texts: only the couple's pages list them. */
const BUNDLES = import.meta.glob('./locales/choices/*.ts') as Bundles;

/** Adds the texts of parts that load after the first photos. */
export const loadChoices = (): Promise<void> => loadPart('choices', BUNDLES);
