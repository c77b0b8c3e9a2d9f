import { loadChoices } from '../../shared/i18n/choices';
import { loadEventTexts } from '../../shared/i18n/event-texts';
import { loadPart } from '../../shared/i18n/i18n';
import { EventsPage } from './events-page';

/** The page with its texts. */
export async function openEvents(): Promise<{ default: typeof EventsPage }> {
  await Promise.all([loadPart('gallery'), loadChoices(), loadEventTexts()]);
  return { default: EventsPage };
}
