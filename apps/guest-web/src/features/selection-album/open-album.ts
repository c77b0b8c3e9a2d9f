import { loadPart } from '../../shared/i18n/i18n';
import { loadOpenedAlbumTexts } from '../../shared/i18n/opened-album-texts';

/** The page with its texts. */
export async function openAlbum() {
  const texts = [loadOpenedAlbumTexts(), loadPart('gallery')];
  const { SelectionAlbumPage } = await import('./selection-album-page');
  await Promise.all(texts);
  return { default: SelectionAlbumPage };
}
