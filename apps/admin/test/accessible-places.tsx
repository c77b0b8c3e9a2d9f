import {
  DESKTOP,
  expectAccessible,
  expectAccessibleInBothSchemes,
  expectFits,
  setScreen,
} from '@hatira/component-specs';
import {
  auditEntry,
  contactMessage,
  fakePanel,
  panelMedia,
  panelWedding,
} from '@hatira/fake-api';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { renderPanel } from './panel';

const SMALL_SCREENS = [
  { width: 820, height: 1180 },
  { width: 360, height: 740 },
];
/** Colours are measured in their final state. */
const reducedMotion = 'reduce' as const;

/** The place of the sample wedding's page. */
export const WEDDING_PLACE = `/weddings/${panelWedding().hash}/show`;

/**
 * Expects that a place of a panel with a row of each kind is accessible in both schemes,
 * and fits small screens.
 */
export async function expectAccessiblePlace(place: string): Promise<void> {
  const wedding = panelWedding({ hasBackground: true, mediaCount: 1 });
  fakePanel({
    weddings: [wedding],
    media: [panelMedia()],
    messages: [contactMessage()],
    audit: [auditEntry()],
  });
  await renderPanel(place, { viewport: DESKTOP, reducedMotion });
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument();
  await expectAccessibleInBothSchemes();
  for (const viewport of SMALL_SCREENS) {
    await setScreen({ viewport, reducedMotion });
    await expectFits('main');
    await expectAccessible();
  }
}
