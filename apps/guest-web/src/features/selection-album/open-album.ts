import { loadAlbumTexts } from '../../shared/i18n/album-texts';
import { loadPart } from '../../shared/i18n/i18n';

/** The page with its texts. */
export async function openAlbum() {
  const texts = [loadAlbumTexts(), loadPart('gallery')];
  const { SelectionAlbumPage } = await import('./selection-album-page');
  await Promise.all(texts);
  return { default: SelectionAlbumPage };
}
