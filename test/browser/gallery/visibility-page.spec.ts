import { ALBUM_API, type AlbumPage } from '@hatira/contract';
import { expectAccessibleInBothSchemes } from '../../support/browser/accessibility.js';
import { expectFits, resize } from '../../support/browser/layout.js';
import { answerQuestions } from '../../support/browser/questions.js';
import { expect, test } from '../../support/browser/test.js';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the couple shows its album after a question and seals it, by the keyboard too', async ({
  gallery,
  page,
  product,
  samples,
  wedding,
}) => {
  await product.addPhoto(wedding, samples.photos[0]);
  await gallery.openAfterCelebration();
  const menu = await gallery.openMenu();
  await menu.getByRole('link', { name: 'Who sees the album' }).click();
  await expect(page).toHaveURL(`/camera-roll/${wedding.hash}/visibility`);
  const main = page.getByRole('main');
  const now = main.locator('form').getByRole('status');
  await expect(now).toHaveText(/guests do not see your album/);
  const seen = async () => {
    const answer = await page.request.get(ALBUM_API.list(wedding.weddingPath));
    return (await answer.json()) as AlbumPage;
  };

  const questions = answerQuestions(page, true);
  await main.getByRole('radio', { name: /Only the two of us/ }).focus();
  await page.keyboard.press('ArrowDown');
  const save = main.getByRole('button', { name: 'Save' });
  await save.focus();
  await page.keyboard.press('Enter');
  await expect(now).toHaveText('At the moment, guests see your album.');
  expect(questions).toEqual([expect.stringContaining('at once')]);
  await expect(save).toBeFocused();
  expect((await seen()).data).toHaveLength(1);

  await main.getByRole('radio', { name: /surprise/ }).check();
  const day = main.getByLabel('Day', { exact: true });
  await day.fill('2020-06-14');
  await save.click();
  await expect(main.getByRole('alert')).toHaveText(/in the future/);
  await expect(day).toBeFocused();
  const year = new Date().getFullYear() + 1;
  await day.fill(`${year}-06-14`);
  await main.getByLabel('Time, where the wedding is').fill('21:30');
  await main.getByRole('radio', { name: /look at them first/ }).check();
  await expectAccessibleInBothSchemes(page);
  const before = page.viewportSize()!;
  await resize(page, { width: 320, height: 640 });
  await expectFits(page);
  await resize(page, before);
  await save.click();
  await expect(now).toHaveText(
    `Only the two of you see the album until June 14, ${year}, 9:30 PM.`,
  );
  expect(questions).toHaveLength(1);
  // Half past nine in Istanbul.
  expect(await seen()).toEqual({
    success: true,
    isOpen: false,
    opensAt: `${year}-06-14T18:30:00.000Z`,
    data: [],
  });
});
