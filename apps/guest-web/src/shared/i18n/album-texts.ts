import { loadPart, type Bundles } from './i18n';

/** Apart from the other texts: only guests of a shared album need them. */
const BUNDLES = import.meta.glob('./locales/album/*.ts') as Bundles;

export const loadAlbumTexts = (): Promise<void> => loadPart('album', BUNDLES);
