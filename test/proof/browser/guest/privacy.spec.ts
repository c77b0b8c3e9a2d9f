import type { Page } from '@playwright/test';
import { PAGES } from '@hatira/contract';
import { expectAccessible } from '../../../support/browser/accessibility.js';
import { expect, test } from '../../../support/browser/test.js';

const NOTICE = {
  BRAND_PRIVACY_TEXT:
    'Veri sorumlusu: Hatıra <b>Ltd.</b>\n\nFotoğraflar <script>alert(1)</script> çift için saklanır.',
  BRAND_COMPANY_LINE:
    'Hatıra Etkinlik Ltd. Şti., Moda Cad. 12, İstanbul, kvkk@hatira.example',
};

async function buttons(page: Page): Promise<unknown[]> {
  const names = ['Upload Photo/Video', 'Upload with Message'];
  return Promise.all(
    names.map((name) => page.getByRole('button', { name }).boundingBox()),
  );
}

async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const sum = (entries: PerformanceEntryList) =>
          entries.reduce(
            (total, entry) =>
              total + (entry as PerformanceEntry & { value: number }).value,
            0,
          );
        const observer = new PerformanceObserver(() => undefined);
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve(sum(observer.takeRecords()))),
        );
      }),
  );
}

test('opens the notice in a new tab without layout shift or extra requests', async ({
  page,
  product,
}) => {
  const wedding = await product.createWedding();
  const calls: string[] = [];
  page.on(
    'request',
    (request) => void calls.push(new URL(request.url()).pathname),
  );
  await page.goto(PAGES.upload(wedding.weddingPath));
  await expect(
    page.getByRole('button', { name: 'Upload Photo/Video' }),
  ).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('link', { name: 'Privacy notice' })).toHaveCount(
    0,
  );
  const without = {
    buttons: await buttons(page),
    calls: calls.splice(0).sort(),
  };

  const server = await product.replica(NOTICE);
  try {
    await page.goto(server.url + PAGES.upload(wedding.weddingPath));
    const link = page.getByRole('link', { name: 'Privacy notice' });
    await expect(link).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await buttons(page)).toEqual(without.buttons);
    expect(calls.splice(0).sort()).toEqual(without.calls);
    expect(await layoutShift(page)).toBe(0);
    await expect(page.getByText(NOTICE.BRAND_COMPANY_LINE)).toBeVisible();
    await expect(link).toHaveAttribute('rel', 'noopener');
    const opened = page.context().waitForEvent('page');
    await link.click();
    const notice = await opened;
    await expect(notice).toHaveURL(`${server.url}/en/privacy`);
    await expect(
      notice.getByText('Veri sorumlusu: Hatıra <b>Ltd.</b>'),
    ).toBeVisible();
    await notice.close();
    await expectAccessible(page);
  } finally {
    await server.stop();
  }
});

test(
  'links the notice on the site and names the retention in the form',
  { tag: '@everywhere' },
  async ({ page, product }) => {
    await page.goto('/en/contact');
    const kept = page.getByText(
      'We keep your message for 365 days and use it only to answer you.',
    );
    await expect(kept).toBeVisible();
    await expect(
      page.getByRole('link', { name: 'Privacy notice' }),
    ).toHaveCount(0);
    const server = await product.replica({ ...NOTICE, CONTACT_DAYS: '1' });
    try {
      await page.goto(`${server.url}/de/contact`);
      await expect(
        page.getByText('Wir bewahren eure Nachricht 1 Tag lang auf'),
      ).toBeVisible();
      const links = page.getByRole('link', { name: 'Datenschutzhinweise' });
      await expect(links).toHaveCount(2);
      await expect(links.first()).toHaveAttribute('target', '_blank');
      await expect(page.getByRole('contentinfo')).toContainText(
        NOTICE.BRAND_COMPANY_LINE,
      );
      await links.last().click();
      await expect(page).toHaveURL(`${server.url}/de/privacy`);
      await expect(
        page.getByText(
          'Fotoğraflar <script>alert(1)</script> çift için saklanır.',
        ),
      ).toBeVisible();
      await expect(page.locator('main [lang=""] p')).toHaveCount(2);
      await expectAccessible(page);
    } finally {
      await server.stop();
    }
  },
);

test(
  'links the notice in gallery and viewer',
  { tag: '@everywhere' },
  async ({ page, product, samples }) => {
    const wedding = await product.createWedding();
    await product.addPhoto(wedding, samples.photos[0]);
    const server = await product.replica({
      ...NOTICE,
      BRAND_PRIVACY_TEXT: '',
      BRAND_PRIVACY_URL: 'https://hatira.example/kvkk',
    });
    try {
      for (const address of [
        PAGES.gallery(wedding.hash),
        PAGES.mobileGallery(wedding.hash),
      ]) {
        await page.goto(server.url + address);
        const link = page.getByRole('link', { name: 'Privacy notice' });
        await expect(link).toHaveAttribute(
          'href',
          'https://hatira.example/kvkk',
        );
        await expect(link).toHaveAttribute('target', '_blank');
      }
    } finally {
      // A loading page would report the stopped server.
      await page.goto('about:blank');
      await server.stop();
    }
  },
);
