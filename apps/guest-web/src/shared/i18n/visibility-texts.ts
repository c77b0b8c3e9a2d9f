import { loadPart, type Bundles } from './i18n';

/** Apart from the other texts: only the couple's choice needs them. */
const BUNDLES = import.meta.glob('./locales/visibility/*.ts') as Bundles;

export const loadVisibilityTexts = (): Promise<void> =>
  loadPart('visibility', BUNDLES);
