import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PAGES } from '@hatira/contract';
import { expect } from '@playwright/test';
import {
  contentOf,
  filesOfZip,
} from '../../../../support/browser/media/unzipped.js';
import { expectStored } from '../../../../support/browser/media/expect-stored.js';
import { test } from '../../../../support/browser/run.js';
import type { Samples } from '../../../../support/browser/media/samples.js';
import { until } from '../../../../support/until.js';
import type { Journey } from '../visitor.js';

const DESKTOP = [1280, 800] as const;
const TILE = '[data-tile]';
const DIALOG = '[role=dialog], dialog[open]';

export function coupleSteps(journey: Journey): void {
  test('shows the files in the gallery', async ({ product }) => {
    const { visitor, wedding } = journey;
    await product.expectProcessed(wedding);
    await visitor.browser.resize(...DESKTOP);
    await visitor.browser.open(product.url + PAGES.gallery(wedding.hash));
    await visitor.expectCount(TILE, 4);
    // The celebration comes after the first photos, and goes by itself.
    await visitor.see({ css: DIALOG });
    await visitor.seeNo({ css: DIALOG });
    await visitor.expectPicture({ css: `${TILE} img` });
    await visitor.expectFits();
  });

  test('saves a selection as a zip with identical bytes', async ({
    samples,
  }) => {
    const { visitor } = journey;
    await visitor.click({ css: 'button', text: 'Select' });
    await visitor.click({ css: 'label', text: 'Select all' });
    await visitor.see({ css: '[role=status]', text: '4 selected' });
    await visitor.click({ css: 'button', text: 'Download selected' });
    const { downloads } = visitor.browser;
    const zips = async () =>
      (await readdir(downloads)).filter((name) =>
        /^wedding-media-\d{8}-\d{6}\.zip$/.test(name),
      );
    await until('the zip is saved', async () => (await zips()).length, 1);
    const [zip = ''] = await zips();
    expect(await filesOfZip(join(downloads, zip))).toEqual(
      contentOf(sentFiles(samples)),
    );
  });

  test('deletes the selection and restores it', async ({
    product,
    samples,
  }) => {
    const { visitor, wedding } = journey;
    const remove = { css: 'button', text: 'Delete selected' };
    await visitor.see(remove);
    expect(await visitor.browser.clickAndAccept(remove)).toBe(
      'Delete the 4 selected files?',
    );
    await visitor.see({ css: 'p, h2', text: 'No media found.' });
    await expectStored(product, wedding, []);
    await visitor.click({ css: 'button', text: 'Undo' });
    await visitor.expectCount(TILE, 4);
    await expectStored(product, wedding, sentFiles(samples));
  });

  test('plays a video', async ({ samples }) => {
    const { visitor } = journey;
    await visitor.click({
      css: 'button',
      text: `Play: ${samples.shortVideo.name}`,
    });
    await visitor.expectPlaying();
  });

  test('shows a photo that arrives', async ({ product, samples }) => {
    const { visitor, wedding } = journey;
    // Ends the video, during which the page does not change.
    await visitor.browser.reload();
    await visitor.expectCount(TILE, 4);
    await product.addPhoto(wedding, samples.photos[2], 'Live');
    await visitor.expectCount(TILE, 5);
    await visitor.expectPicture({ css: `${TILE}:first-child img` });
  });

  test('keeps the dark theme', async () => {
    const { visitor } = journey;
    await visitor.click({ css: 'button', text: 'More' });
    await visitor.click({ css: 'button', text: 'Switch to dark mode' });
    await visitor.browser.reload();
    await visitor.expectCount(TILE, 5);
    const paper = await visitor.read(
      { css: 'html' },
      (html) => getComputedStyle(html!).backgroundColor,
    );
    expect(paper).toBe('rgb(20, 17, 15)');
    await visitor.click({ css: 'button', text: 'More' });
    await visitor.click({ css: 'button', text: 'Switch to light mode' });
  });

  test('turns the pages of the viewer', async ({ product }) => {
    const { visitor, wedding } = journey;
    await visitor.browser.open(product.url + PAGES.mobileGallery(wedding.hash));
    await visitor.see({ css: 'body', text: '1 of 5' });
    await visitor.expectPicture({ css: '[data-slide=current] img' });
    await visitor.click({ css: 'button', text: 'Next' });
    await visitor.see({ css: 'body', text: '2 of 5' });
    await visitor.expectFits();
  });
}

function sentFiles({ photos, shortVideo, longVideo }: Samples) {
  return [photos[0], photos[1], shortVideo, longVideo];
}
