import { loadWallTexts } from '../../shared/i18n/wall-texts';

/** The page with its texts. */
export async function openWall() {
  const texts = loadWallTexts();
  const { WallPage } = await import('./wall-page');
  await texts;
  return { default: WallPage };
}
