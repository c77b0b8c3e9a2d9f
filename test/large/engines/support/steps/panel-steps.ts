import { STAFF } from '../../../../support/browser/product.js';
import { test } from '../../../../support/browser/run.js';
import type { Journey } from '../visitor.js';

export function panelSteps(journey: Journey): void {
  test('logs staff in', async ({ product }) => {
    const { visitor } = journey;
    await visitor.browser.open(`${product.panelUrl}#/weddings`);
    await visitor.type({ css: 'input', text: 'E-mail' }, STAFF.email);
    await visitor.type({ css: 'input', text: 'Password' }, STAFF.password);
    await visitor.click({ css: 'button', text: 'Log in' });
    await visitor.see({ css: 'h1', text: 'Wedding List' });
  });

  test('finds the wedding in the list', async () => {
    const { visitor, wedding } = journey;
    await visitor.type(
      { css: 'input[type=search], [role=searchbox]' },
      wedding.weddingPath,
    );
    await visitor.expectCount('tbody tr', 1);
    await visitor.see({ css: 'tr a', text: wedding.weddingPath });
    await visitor.expectFits();
  });
}
