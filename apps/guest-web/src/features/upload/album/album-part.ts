import { loadAlbumTexts } from '../../../shared/i18n/album-texts';
import { loadPart } from '../../../shared/i18n/i18n';
import { lazyExtra } from '../../../shared/lib/lazy-extra';

/** Only guests of a wedding that shows its album load it. */
export const GuestAlbum = lazyExtra(async () => {
  const texts = [loadAlbumTexts(), loadPart('gallery')];
  const part = await import('./guest-album');
  await Promise.all(texts);
  return part.GuestAlbum;
});
