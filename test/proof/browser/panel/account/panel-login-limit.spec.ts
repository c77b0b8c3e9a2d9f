import { REFUSED } from '../../../../support/browser/pages/panel-page.js';
import { expect, test } from '../../../../support/browser/pages/panel-test.js';

const NOBODY = {
  email: 'nobody@example.com',
  password: 'not-the-password',
};

test(
  'the login is limited after ten wrong passwords',
  { tag: '@desktop' },
  async ({ consoleWatch, page, panel }) => {
    consoleWatch.expect(REFUSED);
    // A separate address spares other tests the limit.
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': '203.0.113.77' });
    await panel.goto();
    for (let attempt = 1; attempt <= 10; attempt++) {
      await panel.login(NOBODY);
      await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled();
      await expect(page.getByRole('alert')).toHaveText(
        'E-mail or password is wrong',
      );
    }
    await panel.login(NOBODY);
    await expect(page.getByRole('alert')).toHaveText(
      /^Too many attempts\. Try again in \d+ minutes?\.$/,
    );
    // A colleague at the same address is not limited.
    await panel.login();
    await expect(panel.heading).toHaveText('Today');
  },
);
