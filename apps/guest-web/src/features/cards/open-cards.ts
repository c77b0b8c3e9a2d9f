import { loadCardTexts } from '../../shared/i18n/card-texts';
import { loadChoices } from '../../shared/i18n/choices';
import { loadPart } from '../../shared/i18n/i18n';
import { CardsPage } from './cards-page';

/** The page with its texts. */
export async function openCards(): Promise<{ default: typeof CardsPage }> {
  await Promise.all([loadPart('gallery'), loadChoices(), loadCardTexts()]);
  return { default: CardsPage };
}
