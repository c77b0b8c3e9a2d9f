import { expect, test } from '../../support/browser/pages/panel-test.js';

test(
  'a message of the contact form is answered, opened again and erased after the typed address',
  { tag: '@desktop' },
  async ({ page, panel, product }) => {
    const name = `Ayşe ${Date.now()}`;
    await product.writeMessage({
      name,
      email: 'ayse@example.com',
      weddingDate: '2027-06-12',
      message: 'Merhaba,\nfiyat nedir? <b>kalın</b>',
    });
    await panel.open('/contact-messages');
    const card = page.getByRole('listitem', { name });
    const show = page.getByRole('group', { name: 'Show' });
    await expect(card).toContainText('fiyat nedir? <b>kalın</b>');
    await expect(panel.tab('Messages')).toContainText(/, \d+ new message/);
    await card.getByRole('button', { name: 'Mark as answered' }).click();
    await panel.expectToast(`${name}: marked as answered`, 'success');
    await show.getByRole('button', { name: 'New' }).click();
    await expect(card).toHaveCount(0);
    await show.getByRole('button', { name: 'Answered' }).click();
    await card.getByRole('button', { name: 'Reopen' }).click();
    await panel.expectToast(`${name}: reopened`, 'success');
    await expect(card).toHaveCount(0);
    await show.getByRole('button', { name: 'All' }).click();
    await page.getByRole('searchbox').fill(name);
    await expect(card).toContainText('New');

    await card.getByRole('button', { name: 'Erase permanently' }).click();
    await panel.confirm('ayse@example.com');
    await panel.expectToast(`The message from ${name} was erased`, 'success');
    await expect(card).toHaveCount(0);
    await panel.open('/audit');
    const entry = page
      .getByRole('row')
      .filter({ hasText: 'Erased a message' })
      .first();
    await expect(entry).toBeVisible();
    await expect(entry).not.toContainText('ayse@example.com');
  },
);
