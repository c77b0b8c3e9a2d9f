import { expect, test } from '../../support/browser/pages/panel-test.js';

test.describe('testimonials', { tag: '@desktop' }, () => {
  test('are added in the panel, shown on the homepage, and removed again', async ({
    page,
    panel,
    product,
  }) => {
    await panel.open('/settings');
    await expect(page.getByText('shows ten samples')).toBeVisible();
    await expect(page.getByText('No contact link is set')).toBeVisible();
    await page.getByRole('button', { name: 'Add a testimonial' }).click();
    const fields = page.getByRole('group', { name: 'Testimonial 1' });
    const publish = page.getByRole('button', { name: 'Publish the' });
    await fields.getByRole('textbox', { name: 'Quote' }).fill('A joy to read');
    await publish.click();
    await expect(fields.getByText('Cannot be empty')).toHaveCount(1);
    await fields.getByRole('textbox', { name: 'Name' }).fill('Ada & Cem');
    await publish.click();
    await panel.expectToast('Testimonials published', 'success');
    const site = async () => (await fetch(`${product.url}/en/`)).text();
    await expect.poll(site).toContain('A joy to read');
    expect(await site()).not.toContain('These are sample reviews');
    await page.getByRole('button', { name: 'Remove testimonial 1' }).click();
    await publish.click();
    await expect.poll(site).toContain('These are sample reviews');
  });
});
