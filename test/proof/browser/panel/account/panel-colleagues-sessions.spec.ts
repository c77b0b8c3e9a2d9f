import {
  colleague,
  elsewhere,
} from '../../../../support/browser/colleagues.js';
import { REFUSED } from '../../../../support/browser/pages/panel-page.js';
import { expect, test } from '../../../../support/browser/pages/panel-test.js';
import { STAFF } from '../../../../support/browser/product.js';

test.describe('sessions', { tag: '@desktop' }, () => {
  test.beforeEach(({ consoleWatch }) => consoleWatch.expect(REFUSED));

  test('of a colleague are ended in the list of staff', async ({
    browser,
    page,
    panel,
    product,
  }) => {
    const theirs = await elsewhere(browser, product);
    const { email } = await colleague(theirs, product);
    await panel.open('/staff');
    await page.getByRole('button', { name: `End sessions: ${email}` }).click();
    await panel.prove(STAFF.password);
    await panel.expectToast(`${email}: 1 session was ended`, 'success');
    await theirs.tab('Wedding List').click();
    await expect(theirs.heading).toHaveText('Staff login');
    await theirs.page.context().close();
  });
});
