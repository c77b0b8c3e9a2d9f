import { expectFits, PHONE } from '@hatira/component-specs';
import {
  auditEntry,
  contactMessage,
  fakePanel,
  panelMedia,
} from '@hatira/fake-api';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderPanel } from '../../test/panel';

describe('the panel', () => {
  it.each(['tr', 'en'] as const)(
    'has whole labels of settings on laptops in %s',
    async (language) => {
      fakePanel();
      await renderPanel('/settings', { language });
      const labels = page.getByCss('form label');
      await expect.element(labels.first()).toBeVisible();
      const cut = labels
        .elements()
        .filter((label) => label.scrollWidth > label.clientWidth);
      expect(cut.map(({ textContent }) => textContent)).toEqual([]);
    },
  );

  it('has a low header on phones, and a save bar that stays only for changes', async () => {
    fakePanel();
    await renderPanel('/settings', { viewport: PHONE });
    const header = page.getByRole('banner');
    await expect
      .poll(() => (header.element() as HTMLElement).offsetHeight)
      .toBeLessThanOrEqual(120);
    const save = page.getByRole('button', { name: 'Save' });
    await expect.element(save).not.toBeInViewport();
    await page.getByRole('textbox', { name: 'Brand name' }).fill('Anı');
    await expect.element(save).toBeInViewport({ ratio: 1 });
    const bar = save.element().parentElement!;
    expect(bar.offsetHeight).toBeLessThanOrEqual(100);
  });

  it.each(['tr', 'en'] as const)(
    'wraps its counts and facts on the narrowest phones in %s',
    async (language) => {
      fakePanel().on('getSummary', {
        weddings: 12_345,
        enabled: 12_345,
        disabled: 12_345,
        backgrounds: 12_345,
        newMessages: 0,
        failedMedia: 0,
        dueWeddings: 0,
        storageBytes: 0,
      });
      await renderPanel('/settings', {
        language,
        viewport: { width: 320, height: 640 },
      });
      const facts = page.getByCss('main dl');
      await expect.element(facts.getByRole('term').first()).toBeVisible();
      await expectFits('dl');
      for (const term of facts.getByRole('term').elements())
        expect(term.getBoundingClientRect().width).toBeLessThanOrEqual(
          term.closest('dl')!.clientWidth / 2,
        );
    },
  );

  it('answers an unknown address in its own words', async () => {
    fakePanel();
    const panel = await renderPanel('/no-such-page');
    await expect.element(panel.heading).toHaveText('Page not found');
    await page.getByRole('link', { name: 'Go to the wedding list' }).click();
    await expect.element(panel.heading).toHaveText('Wedding List');
  });

  it('tells an action of a message by the sender’s name', async () => {
    const message = contactMessage({ name: 'Yasemin' });
    const audit = [
      auditEntry({ action: 'message_answered', target: 'Yasemin' }),
    ];
    fakePanel({ messages: [message], audit }).on('changeContactMessage', {
      ...message,
      status: 'answered',
    });
    const panel = await renderPanel('/contact-messages');
    await page
      .getByRole('listitem', { name: 'Yasemin' })
      .getByRole('button', { name: 'Mark as answered' })
      .click();
    await panel.expectToast('Yasemin: marked as answered', 'success');
    await panel.tab('Audit').click();
    const entry = page
      .getByRole('row')
      .filter({ hasText: 'Answered a message' });
    await expect.element(entry).toHaveTextContent('Yasemin');
  });

  it('counts failed files at the tab, beside its name', async () => {
    fakePanel({ media: [panelMedia({ processing: 'failed' })] });
    const panel = await renderPanel('/weddings');
    const tab = panel.tab('Media');
    await expect
      .element(tab)
      .toHaveAccessibleName(/^Media ?, 1 file cannot be shown$/);
    const badge = page.getByCss('[data-badge=media]');
    await expect.element(badge).toHaveText('1');
    const range = document.createRange();
    range.selectNodeContents(
      document
        .createTreeWalker(tab.element(), NodeFilter.SHOW_TEXT)
        .nextNode()!,
    );
    expect(badge.element().getBoundingClientRect().x).toBeGreaterThanOrEqual(
      range.getBoundingClientRect().right,
    );
  });
});
