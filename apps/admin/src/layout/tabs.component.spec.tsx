import { STAFF_API } from '@hatira/contract';
import { contactMessage, fakePanel, panelMedia } from '@hatira/fake-api';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderPanel } from '../../test/panel';

const tabs = page.getByRole('navigation').getByRole('tab');

for (const language of ['tr', 'en'] as const)
  for (const width of [768, 900, 1024, 1280])
    it(`all tabs are in sight at ${width} pixels in ${language}`, async () => {
      // The badges need room as well.
      fakePanel({
        messages: [contactMessage()],
        media: [panelMedia({ processing: 'failed' })],
      });
      await renderPanel('/weddings', {
        language,
        viewport: { width, height: 800 },
      });
      await expect.element(tabs).toHaveLength(11);
      for (const place of ['contact-messages', 'media'])
        await expect
          .element(page.getByCss(`[data-badge=${place}]`))
          .toBeVisible();
      for (const tab of tabs.elements()) {
        const { left, right } = tab.getBoundingClientRect();
        expect([left >= 0, right <= width]).toEqual([true, true]);
      }
    });

it('the queues open in a tab of their own, in the panel’s language', async () => {
  fakePanel();
  const panel = await renderPanel('/weddings');
  const queues = panel.tab('Queues');
  await expect.element(queues).toHaveAttribute('target', '_blank');
  await expect
    .element(queues)
    .toHaveAttribute('href', STAFF_API.queuesIn('en'));
});
