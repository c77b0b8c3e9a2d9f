import { loadPart, type Bundles } from './i18n';

/** Apart from the other texts: only the page of the events needs them. */
const BUNDLES = import.meta.glob('./locales/events/*.ts') as Bundles;

export const loadEventTexts = (): Promise<void> => loadPart('events', BUNDLES);
