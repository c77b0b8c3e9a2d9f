import { loadPart, type Bundles } from './i18n';

/** As `album-texts.ts`: one module of both pages would be a further file of the upload page. */
const BUNDLES = import.meta.glob('./locales/album/*.ts') as Bundles;

export const loadOpenedAlbumTexts = (): Promise<void> =>
  loadPart('album', BUNDLES);
