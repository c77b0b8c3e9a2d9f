import { readFile } from 'node:fs/promises';
import { codeOf } from '../../../support/requests/authenticator.js';
import { colleague, PASSWORD } from '../../../support/browser/colleagues.js';
import { REFUSED } from '../../../support/browser/pages/panel-page.js';
import { expect, test } from '../../../support/browser/pages/panel-test.js';
import {
  enterCode,
  setUpSecondFactor,
} from '../../../support/browser/second-factor.js';

test(
  'two-step verification is set up with an app, required at the login and turned off again',
  { tag: '@desktop' },
  async ({ consoleWatch, page, panel, product }) => {
    consoleWatch.expect(REFUSED);
    const account = await colleague(panel, product);
    const section = page.getByRole('region', { name: 'Two-step verification' });
    const { key, codes } = await setUpSecondFactor(panel);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download' }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    expect(codes.every((code) => file.includes(code))).toBe(true);
    expect(file).toContain(account.email);
    await page.getByRole('button', { name: 'I have saved the codes' }).click();
    await expect(section).toContainText('10 recovery codes left.');

    await panel.logout();
    await panel.login(account);
    await expect(panel.heading).toHaveText('Verification code');
    await enterCode(page, '000000');
    await expect(page.getByRole('alert')).toHaveText(
      'The verification code is wrong or has expired',
    );
    await enterCode(page, codeOf(key, 1));
    await expect(panel.heading).toHaveText('Your account');

    await section.getByRole('button', { name: 'Turn off' }).click();
    await panel.prove(PASSWORD, { recoveryCode: codes[0] });
    await panel.expectToast('Two-step verification is off', 'success');
    await expect(
      section.getByRole('button', { name: 'Set up two-step verification' }),
    ).toBeVisible();
  },
);
