import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/pages/panel-test.js';

async function exported(page: Page): Promise<{ name: string; text: string }> {
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const download = await started;
  return {
    name: download.suggestedFilename(),
    text: await readFile(await download.path(), 'utf8'),
  };
}

/** The computer's day, as in file names. */
function today(): string {
  return new Date().toLocaleDateString('sv-SE');
}

test.describe('the export of a list', { tag: '@desktop' }, () => {
  test('has the rows that the filters leave, in their order', async ({
    page,
    panel,
    product,
  }) => {
    const mark = `csv${Date.now() % 100_000}`;
    const weddings = [];
    for (const name of ['b', 'c', 'a'])
      weddings.push(await product.createWeddingAt(`${mark}-${name}`));
    await product.setEnabled(weddings[1]!, false);
    await panel.open('/weddings?perPage=10');
    await panel.search(mark);
    await page.getByRole('button', { name: 'Wedding Path' }).click();
    await expect(
      page.getByRole('row').nth(1).getByRole('link').first(),
    ).toHaveText(`${mark}-a`);

    const { name, text } = await exported(page);
    expect(name).toBe(`Wedding List ${today()}.csv`);
    const [header, ...rows] = text.trimEnd().split('\r\n');
    expect(header).toBe(
      '\uFEFFWedding Path,Names,Date,Upload Status,BG,Photos and videos,Size (bytes),Created,Last upload',
    );
    const names = mark.replace('csv', 'Csv');
    const moment = String.raw`\d{4}-\d\d-\d\d \d\d:\d\d`;
    expect(rows).toEqual(
      [
        `a,${names},,Enabled`,
        `b,${names},,Enabled`,
        `c,${names},,Disabled`,
      ].map((row) =>
        expect.stringMatching(
          new RegExp(`^${mark}-${row},No background,0,0,${moment},$`),
        ),
      ),
    );
    for (const { hash } of weddings) expect(text).not.toContain(String(hash));
  });
});
