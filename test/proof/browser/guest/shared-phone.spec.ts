import type { Page } from '@playwright/test';
import { API, PAGES } from '@hatira/contract';
import { keptFiles } from '../../../support/browser/kept/kept-files.js';
import { expect, test } from '../../../support/browser/test.js';

test.use({ serviceWorkers: 'allow' });

interface Kept {
  path: string;
  text: string;
}

/** Everything that workers have kept in this browser. */
function keptAnswers(page: Page): Promise<Kept[]> {
  return page.evaluate(async () => {
    const kept: Kept[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        const text = (await answer?.text()) ?? '';
        kept.push({ path: new URL(request.url).pathname, text });
      }
    }
    return kept;
  });
}

test('keeps no file, note or gallery for the next person at a phone', async ({
  gallery,
  page,
  samples,
  uploadPage,
  wedding,
}) => {
  const [photo] = samples.photos;
  await uploadPage.open();
  await uploadPage.chooseForNote(photo);
  await uploadPage.name().fill('Zeynep the guest');
  await uploadPage.message().fill('A word for the couple alone');
  await uploadPage.dialog
    .getByRole('button', { name: 'Upload with Note' })
    .click();
  await uploadPage.expectAllSaved([photo]);
  const path = PAGES.upload(wedding.weddingPath);
  const needed = [path, API.config, API.weddingHash(wedding.weddingPath)];
  await expect
    .poll(async () => (await keptAnswers(page)).map((each) => each.path))
    .toEqual(expect.arrayContaining(needed));
  await page.goto(PAGES.gallery(wedding.hash));
  await expect(gallery.tiles).toHaveCount(1);
  await page.reload();
  await uploadPage.open();

  const kept = await keptAnswers(page);
  const allowed = [
    ...needed,
    API.validatePath(wedding.weddingPath),
    `/api/backgrounds/path/${wedding.weddingPath}`,
  ];
  const others = kept.filter((each) => !each.path.startsWith('/assets/'));
  expect(others.filter((each) => !allowed.includes(each.path))).toEqual([]);
  for (const { path: address, text } of kept)
    for (const secret of ['Zeynep the guest', 'A word for', `${wedding.hash}`])
      expect([address, text.includes(secret)]).toEqual([address, false]);
  const waiting = await keptFiles(page);
  expect(Object.keys(waiting).length).toBeGreaterThan(0);
  expect(Object.values(waiting).every((count) => count === 0)).toBe(true);
});
