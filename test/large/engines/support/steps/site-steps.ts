import { test } from '../../../../support/browser/run.js';
import type { Journey } from '../visitor.js';

export function siteSteps(journey: Journey): void {
  test('shows the homepage', async ({ product }) => {
    const { visitor } = journey;
    await visitor.browser.open(`${product.url}/en/`);
    await visitor.see({ css: 'h1' });
    await visitor.expectPicture({ css: 'main img' });
    await visitor.expectFits();
  });

  test('sends the contact form', async ({ product }) => {
    const { visitor } = journey;
    await visitor.browser.open(`${product.url}/en/contact`);
    await visitor.type({ css: 'input', text: 'Your name' }, 'Ayşe');
    await visitor.type(
      { css: 'input', text: 'Your e-mail address' },
      'ayse@example.com',
    );
    await visitor.setDate({ css: 'input', text: 'Wedding date' }, nextSummer());
    await visitor.type({ css: 'textarea', text: 'Your message' }, 'Merhaba');
    await visitor.click({ css: 'button', text: 'Send' });
    await visitor.see({
      css: '[role=status]',
      text: 'Your message has reached us',
    });
  });
}

function nextSummer(): string {
  return `${new Date().getFullYear() + 1}-06-20`;
}
