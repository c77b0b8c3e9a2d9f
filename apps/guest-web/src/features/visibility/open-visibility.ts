import { loadChoices } from '../../shared/i18n/choices';
import { loadPart } from '../../shared/i18n/i18n';
import { loadVisibilityTexts } from '../../shared/i18n/visibility-texts';
import { VisibilityPage } from './visibility-page';

/** The page with its texts. */
export async function openVisibility(): Promise<{
  default: typeof VisibilityPage;
}> {
  await Promise.all([
    loadPart('gallery'),
    loadChoices(),
    loadVisibilityTexts(),
  ]);
  return { default: VisibilityPage };
}
