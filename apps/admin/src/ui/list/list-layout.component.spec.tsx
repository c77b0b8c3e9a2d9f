import { DESKTOP, expectFits, PHONE, setScreen } from '@hatira/component-specs';
import {
  auditEntry,
  contactMessage,
  fakePanel,
  panelBackground,
  panelMedia,
  panelWedding,
  SAMPLE_TIME,
  staffAccount,
} from '@hatira/fake-api';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderPanel } from '../../../test/panel';

const LISTS = [
  'weddings',
  'media',
  'contact-messages',
  'backgrounds',
  'staff',
  'audit',
  'trash?kind=media',
  'trash?kind=weddings',
  'trash?kind=backgrounds',
];

/** Two of each row, one of them in the trash. */
function fakeRows() {
  const gone = { deletedAt: SAMPLE_TIME };
  return fakePanel({
    weddings: [panelWedding({ mediaCount: 1 }), panelWedding(gone, 2)],
    backgrounds: [panelBackground(), panelBackground(gone, 2)],
    media: [panelMedia(), panelMedia(gone, 2)],
    messages: [contactMessage()],
    staff: [staffAccount(), staffAccount({}, 2)],
    audit: [auditEntry()],
  });
}

describe.each(['tr', 'en'] as const)('in %s', (language) => {
  it.each(LISTS)('the list %s fits phones and laptops', async (list) => {
    fakeRows();
    await renderPanel(`/${list}`, { language });
    const row = page.getByCss('main :is(li, tbody tr)').first();
    await expect.element(row).toBeVisible();
    await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument();
    for (const viewport of [PHONE, DESKTOP]) {
      await setScreen({ viewport });
      await expectFits('main');
    }
  });
});
