import { loadChoices } from '../../shared/i18n/choices';
import { loadPart } from '../../shared/i18n/i18n';
import { loadWallTexts } from '../../shared/i18n/wall-texts';
import { WallsPage } from './walls-page';

/** The page with its texts. */
export async function openWalls(): Promise<{ default: typeof WallsPage }> {
  await Promise.all([loadPart('gallery'), loadChoices(), loadWallTexts()]);
  return { default: WallsPage };
}
