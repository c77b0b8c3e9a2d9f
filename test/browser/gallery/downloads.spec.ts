import { until } from '../../support/until.js';
import { prepareReaders } from '../../support/fixtures/zip-readers.js';
import { expectAccessible } from '../../support/browser/accessibility.js';
import { expectFits } from '../../support/browser/layout.js';
import { holdTimers } from '../../support/browser/held-timers.js';
import { readSlowly } from '../../support/browser/media/long-reading.js';
import { contentOf, unzipped } from '../../support/browser/media/unzipped.js';
import {
  COUNT,
  dialogOf,
  expect,
  nowLink,
  selected,
  test,
} from '../../support/browser/pages/download-test.js';
import { ViewerPage } from '../../support/browser/pages/viewer-page.js';

const ZIP_NAME = /^wedding-media-\d{8}-\d{6}\.zip$/;
/** The page reports a complete download this long. */
const COMPLETE_MS = 2_000;

/** Colours are measured in their final state. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeAll(prepareReaders);

test(
  'downloads a small selection as one zip with identical bytes',
  { tag: '@everywhere' },
  async ({ gallery, page, samples }) => {
    const wanted = samples.photos.slice(0, 3);
    const endComplete = await holdTimers(page, COMPLETE_MS);
    await gallery.openAfterCelebration();
    await gallery.choose();
    for (const { name } of wanted)
      await gallery.tile(name).getByRole('checkbox').check();
    const started = page.waitForEvent('download');
    await selected(page).click();
    await expect(
      page.getByRole('button', { name: 'Complete 100%' }),
    ).toBeVisible();
    const download = await started;
    expect(download.suggestedFilename()).toMatch(ZIP_NAME);
    expect(await unzipped(download)).toEqual(contentOf(wanted));
    await endComplete();
    await expect(selected(page)).toBeEnabled();
  },
);

test('shows the progress of a download', async ({ gallery, page }) => {
  const session = await page.context().newCDPSession(page);
  await gallery.openAfterCelebration();
  await gallery.chooseAll();
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: 200_000,
    uploadThroughput: -1,
  });
  // The page records the labels: polling misses some.
  const said = await selected(page).evaluateHandle((button) => {
    const labels: string[] = [];
    const note = () => labels.push(button.textContent ?? '');
    new MutationObserver(note).observe(button, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    return labels;
  });
  const started = page.waitForEvent('download');
  await selected(page).click();
  await expect.poll(() => said.jsonValue()).toContain('Complete 100%');
  const percents = new Set(
    (await said.jsonValue()).map((label) => Number(/(\d+)%/.exec(label)?.[1])),
  );
  expect(
    [...percents].filter((percent) => percent > 0 && percent < 100).length,
  ).toBeGreaterThan(1);
  await started;
  await expect(selected(page)).toBeFocused();
});

test('shows the progress of an archive, over a dropped connection', async ({
  consoleWatch,
  openArchiving,
  page,
  samples,
}) => {
  consoleWatch.expect(/ERR_FAILED/);
  const wanted = samples.photos.slice(0, 3);
  const gallery = await openArchiving();
  await gallery.choose();
  for (const { name } of wanted)
    await gallery.tile(name).getByRole('checkbox').check();
  let attempts = 0;
  await page.route('**/api/archives/*/download', (route) =>
    (attempts += 1) === 1 ? route.abort() : route.continue(),
  );
  const saved = page.waitForEvent('download');
  await selected(page).click();
  await expect(
    dialogOf(page).getByRole('progressbar', { name: 'Downloading 0%' }),
  ).toBeVisible();
  await expect(nowLink(page)).toHaveCount(0);
  expect(await unzipped(await saved)).toEqual(contentOf(wanted));
  await expect(nowLink(page)).toBeVisible();
});

test('prepares an archive for a large selection and finds it after a reload', async ({
  openArchiving,
  page,
  samples,
}) => {
  const endComplete = await holdTimers(page, COMPLETE_MS);
  const wanted = samples.photos.slice(0, 3);
  const gallery = await openArchiving();
  await gallery.choose();
  for (const { name } of wanted)
    await gallery.tile(name).getByRole('checkbox').check();
  const saved = page.waitForEvent('download');
  await selected(page).click();
  await expect(page.getByText('Complete 100%').first()).toBeAttached();
  const download = await saved;
  expect(await unzipped(download)).toEqual(contentOf(wanted));
  expect(download.suggestedFilename()).toMatch(ZIP_NAME);
  await expect(dialogOf(page)).toContainText('3 files');
  await expect(dialogOf(page)).toContainText(download.suggestedFilename());
  await expect(dialogOf(page)).toContainText('If the connection drops');
  await expectAccessible(page);
  const started = page.waitForEvent('download');
  await nowLink(page).click();
  expect((await started).suggestedFilename()).toBe(
    download.suggestedFilename(),
  );
  expect(await unzipped(await started)).toEqual(contentOf(wanted));
  await expect(dialogOf(page)).toContainText('Ready. Available here until');
  await endComplete();

  await readSlowly(page);
  await page.reload();
  const menu = await gallery.openMenu();
  await menu.getByRole('button', { name: 'Your download is ready' }).click();
  const again = page.waitForEvent('download');
  await nowLink(page).click();
  expect(await unzipped(await again)).toEqual(contentOf(wanted));
});

test(
  'downloads everything by one click',
  { tag: '@everywhere' },
  async ({ gallery, page, product, samples, wedding }) => {
    await gallery.openAfterCelebration();
    await gallery.downloadEverything();
    await expect(dialogOf(page)).toContainText(`${COUNT} files`);
    await product.addPhoto(wedding, samples.photos[COUNT]);
    await expect(dialogOf(page)).toContainText(
      '1 file of the gallery is not in this download.',
    );
    await expectFits(page);
    await dialogOf(page)
      .getByRole('button', { name: 'Prepare again with all files' })
      .click();
    await expect(dialogOf(page)).toContainText(`${COUNT + 1} files`);
    await expect(dialogOf(page)).not.toContainText('newer');
    const started = page.waitForEvent('download');
    await nowLink(page).click();
    const download = await started;
    expect(await unzipped(download)).toEqual(
      contentOf(samples.photos.slice(0, COUNT + 1)),
    );
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeHidden();
    await expect(page.getByRole('button', { name: /^More/ })).toBeFocused();
  },
);

test('downloads everything in the viewer', async ({
  page,
  samples,
  wedding,
}) => {
  const viewer = new ViewerPage(page, wedding);
  await viewer.open();
  await page.getByRole('button', { name: 'Download everything' }).click();
  await expectAccessible(page);
  const started = page.waitForEvent('download');
  await nowLink(page).click();
  expect(await unzipped(await started)).toEqual(
    contentOf(samples.photos.slice(0, COUNT)),
  );
});

test('sends an e-mail to the given address when the archive is ready', async ({
  gallery,
  page,
  product,
}) => {
  product.mail.forget();
  await gallery.openAfterCelebration();
  // The archive stays in preparation.
  await product.worker.stop();
  await gallery.downloadEverything();
  await expect(dialogOf(page)).toContainText('Preparing, 0%');
  const address = dialogOf(page).getByLabel(
    'Would you like an e-mail when it is ready?',
  );
  const tell = dialogOf(page).getByRole('button', { name: 'Notify me' });
  await address.fill('elif@example');
  await tell.click();
  await expect(dialogOf(page)).toContainText(
    'Please enter a valid e-mail address.',
  );
  await expectAccessible(page);
  await expectFits(page);
  await address.fill('elif@example.com');
  await tell.click();
  await expect(dialogOf(page)).toContainText(
    'We will e-mail elif@example.com when it is ready.',
  );
  await product.worker.start();
  await expect(dialogOf(page)).toContainText('Ready. Available here until');
  await until(
    'the message has arrived',
    () => product.mail.received.length,
    (count) => count > 0,
  );
  const [message] = product.mail.received;
  expect(message!.envelope.to).toEqual(['elif@example.com']);
  const link = await nowLink(page).getAttribute('href');
  expect(message!.parts['text/plain']).toContain(link!);
});
