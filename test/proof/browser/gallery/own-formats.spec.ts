import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { PAGES } from '@hatira/contract';
import { readSlowly } from '../../../support/browser/media/long-reading.js';
import { expect, test } from '../../../support/browser/test.js';
import { variant } from '../../../support/browser/variant.js';

/** Chromium lacks their data. */
const LANGUAGES = [
  {
    locale: 'az-AZ',
    all: 'Hamısını endir',
    book: 'Xatirə dəftəri',
    close: 'Bağla',
    size: /\d,\d MB/,
    day: /Hazırdır\. \d{1,2} (yanvar|fevral|mart|aprel|may|iyun|iyul|avqust|sentyabr|oktyabr|noyabr|dekabr) \d{4} tarixinədək/,
    moment: /^\d{1,2} [a-z]{3,} \d{4}, \d{1,2}:\d\d$/,
  },
  {
    locale: 'kk-KZ',
    all: 'Бәрін жүктеп алу',
    book: 'Тілектер кітабы',
    close: 'Жабу',
    size: /\d,\d\sМБ/,
    day: /\d{4} ж\. \d{1,2} (қаңтар|ақпан|наурыз|сәуір|мамыр|маусым|шілде|тамыз|қыркүйек|қазан|қараша|желтоқсан) күніне дейін/,
    moment: /^\d{4} ж\. \d{1,2} [а-яәғқңөұүһі]{3,}, \d{1,2}:\d\d$/,
  },
];

for (const { locale, all, book, close, size, day, moment } of LANGUAGES) {
  test.describe(
    `dates and sizes in ${locale}`,
    variant(locale === 'az-AZ'),
    () => {
      test.use({ locale, timezoneId: 'America/New_York' });

      test('are those of the language, in the page and in the guest book', async ({
        page,
        product,
        samples,
      }) => {
        const wedding = await product.createWedding();
        await product.addPhoto(wedding, samples.photos[0], 'Ayşe|Mutluluklar!');
        await readSlowly(page);
        await page.goto(PAGES.gallery(wedding.hash));
        await page
          .getByRole('dialog')
          .getByRole('button', { name: close })
          .click();
        await expect(
          page.getByRole('listitem').filter({ hasText: size }),
        ).toBeVisible();

        await page.locator('[data-news]').first().click();
        await page.getByRole('button', { name: all }).click();
        const dialog = page.getByRole('dialog');
        await expect(dialog).toContainText(size);
        await expect(dialog).toContainText(day);

        const started = page.waitForEvent('download');
        await dialog.getByRole('link').click();
        const folder = await mkdtemp(path.join(tmpdir(), 'guest-book-'));
        const zip = await (await started).path();
        await promisify(execFile)('python3', [
          '-m',
          'zipfile',
          '-e',
          zip,
          folder,
        ]);
        await page.goto(
          pathToFileURL(path.join(folder, 'Elif & Can', 'notes.html')).href,
        );
        await expect(page).toHaveTitle(`Elif & Can · ${book}`);
        const time = page.locator('time');
        await expect(time).toHaveText(moment);
        expect(await time.textContent()).toContain(
          await time.evaluate((element: HTMLTimeElement) =>
            new Intl.DateTimeFormat('en-GB', {
              hour: 'numeric',
              minute: '2-digit',
              timeZone: 'Europe/Istanbul',
            }).format(new Date(element.dateTime)),
          ),
        );
      });
    },
  );
}
