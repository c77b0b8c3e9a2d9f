import { picture } from '../../support/fixtures/pictures.js';
import { TestGuest } from '../../support/requests/guest.js';
import { expectAccessible } from '../../support/browser/accessibility.js';
import { answerQuestions } from '../../support/browser/questions.js';
import { expect, test } from '../../support/browser/test.js';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  order: 'moment',
});

test('deletes one photo of a burst, then all copies of another, and restores them', async ({
  gallery,
  page,
  product,
  wedding,
}) => {
  const guest = new TestGuest(product.url, wedding);
  const send = async (name: string, colour: string, time: string) => {
    const bytes = await picture({ colour, takenAt: `2026:06:14 ${time}` });
    await guest.single(bytes, name).expect(200);
  };
  const colours = ['#9e4257', '#42579e', '#579e42', '#9e8b42', '#428b9e'];
  for (const [second, colour] of colours.entries())
    await send(`BURST_${second}.JPG`, colour, `21:03:0${second}`);
  // Equal pixels, and another time each.
  for (const hour of [18, 19, 20])
    await send(`COPY_${hour}.JPG`, '#222222', `${hour}:00:00`);
  await product.expectProcessed(wedding);
  await expect
    .poll(async () =>
      (await product.mediaOf(wedding)).map(({ same_as }) => Boolean(same_as)),
    )
    .toEqual([true, true, false, false, false, false, false, false]);
  const names = async () =>
    (await product.mediaOf(wedding)).map(({ file_name: name }) => name).sort();
  const everything = await names();

  const questions = answerQuestions(page, true);
  await gallery.openAfterCelebration();
  const stack = (name: string) =>
    gallery.tiles.filter({ has: page.getByRole('button', { name }) });
  const bin = stack('5 similar photos').getByRole('button', {
    name: /^Delete: /,
  });
  const named = (await bin.getAttribute('aria-label'))!.slice(
    'Delete: '.length,
  );
  await bin.click();
  const series = page.getByRole('dialog', { name: 'Delete the whole series?' });
  await expect(series.getByRole('listitem')).toHaveCount(5);
  await expectAccessible(page);
  await series.getByRole('button', { name: 'Only this one' }).click();
  await expect(
    stack('4 similar photos').getByRole('button', { name: /^Delete: / }),
  ).toBeVisible();
  const left = everything.filter((name) => name !== named);
  expect(await names()).toEqual(left);

  await stack('Same photo, sent 3 times')
    .getByRole('button', { name: /^Delete: / })
    .click();
  await page
    .getByRole('dialog', { name: 'Delete all copies?' })
    .getByRole('button', { name: 'All 3' })
    .click();
  await expect(gallery.tiles).toHaveCount(1);
  expect(await names()).toEqual(
    left.filter((name) => name.startsWith('BURST_')),
  );
  expect(questions).toEqual([
    `Delete “${named}”?`,
    'Delete the 3 selected files?',
  ]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(gallery.toast.getByText('4 files restored.')).toBeVisible();
  expect(await names()).toEqual(everything);
});
