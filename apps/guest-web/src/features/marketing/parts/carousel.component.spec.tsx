import { DESKTOP, PHONE, setScreen } from '@hatira/component-specs';
import { fakeSite } from '@hatira/fake-api';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { writeSitePart } from '../../../../test/site-part';
import { enhanceCarousel } from '../behaviour/carousel';
import { Customers } from '../home/customers/customers';
import { Designs } from '../home/designs';

async function writeCarousel(part: React.ReactNode): Promise<void> {
  fakeSite();
  await writeSitePart(part, { page: 'home', viewport: PHONE });
  enhanceCarousel(document.querySelector<HTMLElement>('[data-carousel]')!);
}

it('moves by its buttons and disables these at the ends', async () => {
  await writeCarousel(<Customers />);
  const row = page.getByRole('list', { name: 'A page for every couple' });
  const group = page.getByRole('group', { name: 'A page for every couple' });
  const previous = group.getByRole('button', { name: 'Previous' });
  const next = group.getByRole('button', { name: 'Next' });
  await expect.element(previous).toBeDisabled();
  await next.click();
  await expect.poll(() => row.element().scrollLeft).toBeGreaterThan(100);
  await expect.element(previous).toBeEnabled();
  row
    .element()
    .scrollTo({ left: row.element().scrollWidth, behavior: 'instant' });
  await expect.element(next).toBeDisabled();
});

it('makes its row a tab stop only while it scrolls', async () => {
  await writeCarousel(<Designs />);
  const row = page.getByCss('#designs [data-track]');
  await expect.element(row).toHaveAttribute('tabindex', '0');
  await setScreen({ viewport: DESKTOP });
  await expect.element(row).not.toHaveAttribute('tabindex');
  await expect
    .element(page.getByCss('#designs').getByRole('button'))
    .not.toBeInTheDocument();
});
