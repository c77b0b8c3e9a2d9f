import { expect, test } from '../../support/browser/pages/panel-test.js';

const FILTER = { name: 'Show' };

test.describe('the inbox', { tag: '@desktop' }, () => {
  test('shows messages, opens the answer in the mail program and marks it', async ({
    page,
    panel,
    product,
  }) => {
    const name = `Ayşe ${Date.now()}`;
    await product.writeMessage({
      name,
      email: 'ayse@example.com',
      weddingDate: '2027-06-12',
      message: 'Merhaba,\nfiyat nedir? <b>kalın</b>',
    });
    await panel.open('/contact-messages');
    const card = page.getByRole('listitem', { name });
    await expect(card).toContainText('New');
    await expect(card).toContainText('Wedding date: 12 June 2027');
    await expect(card).toContainText('fiyat nedir? <b>kalın</b>');
    const reply = new URL(
      (await card
        .getByRole('link', { name: 'Reply by e-mail' })
        .getAttribute('href'))!,
    );
    expect(reply.protocol).toBe('mailto:');
    expect(reply.pathname).toBe('ayse@example.com');
    expect(reply.searchParams.get('body')).toContain('> fiyat nedir?');

    await expect(panel.tab('Messages')).toContainText(/, \d+ new message/);
    await card.getByRole('button', { name: 'Mark as answered' }).click();
    await panel.expectToast(`${name}: marked as answered`, 'success');
    await expect(card).toContainText('Answered');
    await page
      .getByRole('group', FILTER)
      .getByRole('button', { name: 'New' })
      .click();
    await expect(card).toHaveCount(0);
    await page
      .getByRole('group', FILTER)
      .getByRole('button', { name: 'Answered' })
      .click();
    await card.getByRole('button', { name: 'Reopen' }).click();
    await expect(panel.toast.getByText(`${name}: reopened`)).toBeVisible();
    await expect(card).toHaveCount(0);
    await page
      .getByRole('group', FILTER)
      .getByRole('button', { name: 'All' })
      .click();
    await page.getByRole('searchbox').fill(name);
    await expect(card).toContainText('New');
  });

  test('erases a message after the typed address', async ({
    page,
    panel,
    product,
  }) => {
    const name = `Burak ${Date.now()}`;
    await product.writeMessage({
      name,
      email: 'burak@example.com',
      weddingDate: '2027-06-12',
      message: 'Merhaba',
    });
    await panel.open('/contact-messages');
    const card = page.getByRole('listitem', { name });
    await card.getByRole('button', { name: 'Erase permanently' }).click();
    await expect(panel.confirmation).toContainText(
      `The message from ${name} (burak@example.com) will be permanently erased`,
    );
    await panel.confirm('delete');
    await expect(panel.confirmation.getByRole('alert')).toBeVisible();
    await panel.confirm('burak@example.com');
    await panel.expectToast(`The message from ${name} was erased`, 'success');
    await expect(card).toHaveCount(0);
    await panel.open('/audit');
    const entry = page
      .getByRole('row')
      .filter({ hasText: 'Erased a message' })
      .first();
    await expect(entry).toBeVisible();
    await expect(entry).not.toContainText('burak@example.com');
  });
});
