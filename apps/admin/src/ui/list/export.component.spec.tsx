import { expectComplaint, textsOf } from '@hatira/component-specs';
import {
  auditEntry,
  contactMessage,
  fakePanel,
  foreignAnswer,
} from '@hatira/fake-api';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { keepExports } from '../../../test/exported';
import { renderPanel } from '../../../test/panel';
import { searchWeddings, weddingsAt } from '../../../test/weddings';

const button = page.getByRole('button', { name: 'Export' });

/** The computer's day, as in file names. */
function today(): string {
  return new Date().toLocaleDateString('sv-SE');
}

it('an export has the rows that the filters leave, in their order', async () => {
  const weddings = weddingsAt('csv-b', 'csv-c', 'csv-a', 'other');
  weddings[1]!.isEnabled = false;
  searchWeddings(fakePanel(), weddings);
  const exported = keepExports();
  await renderPanel('/weddings?perPage=10');
  await page.getByRole('searchbox').fill('csv');
  await expect.element(page.getByText('1-3 of 3')).toBeVisible();
  await page.getByRole('button', { name: 'Wedding Path' }).click();
  const paths = page.getByRole('row').getByRole('link', { name: /^csv-.$/ });
  await expect.poll(() => textsOf(paths)).toEqual(['csv-a', 'csv-b', 'csv-c']);
  await button.click();
  await expect.poll(exported).toHaveLength(1);
  const { name, text } = (await exported())[0]!;
  expect(name).toBe(`Wedding List ${today()}.csv`);
  const [header, ...rows] = text.trimEnd().split('\r\n');
  expect(header).toBe(
    '\uFEFFWedding Path,Names,Date,Upload Status,BG,Photos and videos,Size (bytes),Created,Last upload',
  );
  const moment = String.raw`\d{4}-\d\d-\d\d \d\d:\d\d`;
  const expected = ['a,Csv,,Enabled', 'b,Csv,,Enabled', 'c,Csv,,Disabled'];
  expect(rows).toHaveLength(expected.length);
  for (const [index, row] of expected.entries())
    expect(rows[index]).toMatch(
      new RegExp(`^csv-${row},No background,0,0,${moment},$`),
    );
  for (const { hash } of weddings) expect(text).not.toContain(String(hash));
});

it('an export reads every page of a long list', async () => {
  const audit = Array.from({ length: 1_234 }, (_, index) =>
    auditEntry(
      {
        staffId: null,
        staffEmail: 'system',
        action: 'media_expired',
        target: `wedding ${index}`,
        details: { count: index },
      },
      index,
    ),
  );
  const api = fakePanel({ audit });
  const exported = keepExports();
  await renderPanel('/audit');
  await expect.element(page.getByText('1-50 of 1234')).toBeVisible();
  await button.click();
  await expect.poll(exported).toHaveLength(1);
  const { name, text } = (await exported())[0]!;
  expect(name).toBe(`Audit ${today()}.csv`);
  await expect
    .poll(() => api.calls('listAudit').map(({ query }) => query.get('range')))
    .toEqual(['[0,49]', '[0,999]', '[1000,1999]']);
  const lines = text.trimEnd().split('\r\n');
  expect(lines).toHaveLength(1 + audit.length);
  expect(lines[0]).toBe('\uFEFFDate,User,Action,Target,Details');
  const numbers = lines.slice(1).map((line) => /wedding (\d+),/.exec(line)![1]);
  expect(new Set(numbers).size).toBe(audit.length);
  for (const line of lines.slice(1))
    expect(line).toMatch(
      /,System,Moved expired files to the trash,wedding \d+,"?Number: [\d,]+"?$/,
    );
  expect(text).toContain('"Number: 1,233"');
});

it('a failed read of an export is reported', async () => {
  expectComplaint(/ApiError/);
  const api = fakePanel();
  const panel = await renderPanel('/staff');
  await expect.element(page.getByRole('row')).toHaveLength(2);
  api.on('listStaff', foreignAnswer(500, '{}'));
  await button.click();
  await panel.expectToast('Server communication error', 'error');
});

it('a Turkish export has Turkish headers and keeps guests’ texts from being calculated', async () => {
  const message = contactMessage({
    name: '=Şule 1',
    email: 'sule@example.com',
    weddingDate: '2027-06-12',
    message: 'Merhaba;\n"fiyat" nedir?',
  });
  fakePanel({ messages: [message] });
  const exported = keepExports();
  await renderPanel('/contact-messages', { language: 'tr' });
  await expect.element(page.getByText('=Şule 1')).toBeVisible();
  await page.getByRole('button', { name: 'Dışa aktar' }).click();
  await expect.poll(exported).toHaveLength(1);
  const { name, text } = (await exported())[0]!;
  expect(name).toBe(`Mesajlar ${today()}.csv`);
  const [header, row] = text.split('\r\n');
  expect(header).toBe(
    '\uFEFFAd;E-posta;Düğün tarihi;Durum;Geliş;Yanıtlanma;Mesaj',
  );
  expect(row).toMatch(/^'=Şule 1;sule@example.com;2027-06-12;Yeni;/);
  expect(row).toMatch(/;;"Merhaba;\n""fiyat"" nedir\?"$/);
});
