import { PAGES, SLICE_BYTES } from '@hatira/contract';
import { expect } from '@playwright/test';
import { expectStored } from '../../../../support/browser/media/expect-stored.js';
import { test } from '../../../../support/browser/run.js';
import type { Sample } from '../../../../support/browser/media/samples.js';
import { until } from '../../../../support/until.js';
import { HeldUploads } from '../held-uploads.js';
import type { Journey, Visitor } from '../visitor.js';

const PHONE = [390, 844] as const;
const FILES = { css: 'input[type=file][multiple]' };
const FILE_FOR_NOTE = { css: 'input[type=file]:not([multiple])' };
const NOTE = { name: 'Ayşe Teyze', text: 'Bir ömür mutluluklar!' };

export function guestSteps(journey: Journey): void {
  test('opens the guests’ page', async ({ product }) => {
    const { visitor, wedding } = journey;
    await visitor.browser.resize(...PHONE);
    await visitor.browser.open(product.url + PAGES.upload(wedding.weddingPath));
    await visitor.see({ css: 'h1', text: 'Elif & Can' });
    await visitor.see({ css: 'button', text: 'Upload Photo/Video' });
    await visitor.expectFits();
  });

  test('draws the language select without its native box', async () => {
    const select = { css: 'select', text: 'Language' };
    await journey.visitor.see(select);
    const appearance = await journey.visitor.read(
      select,
      (element) => getComputedStyle(element!).appearance,
    );
    expect(appearance).toBe('none');
  });

  test('saves a photo and a video of several slices', async ({
    product,
    samples,
  }) => {
    const { visitor, wedding } = journey;
    const files = [samples.photos[0], samples.shortVideo];
    expect(samples.shortVideo.bytes).toBeGreaterThan(SLICE_BYTES);
    await choose(visitor, files);
    for (const file of files) await expectSaved(visitor, file);
    await expectStored(product, wedding, files);
  });

  test('sends a photo with a note', async ({ product, samples }) => {
    const { visitor, wedding } = journey;
    const photo = samples.photos[1];
    await visitor.browser.setFiles(FILE_FOR_NOTE, [photo.path]);
    await visitor.type({ css: 'input', text: 'Your name' }, NOTE.name);
    await visitor.type({ css: 'textarea', text: 'Your message' }, NOTE.text);
    await visitor.click({ css: 'button', text: 'Upload with Note' });
    await expectSaved(visitor, photo);
    const { note } = (await product.mediaOf(wedding)).find(
      ({ file_name }) => file_name === photo.name,
    )!;
    expect(note).toBe(`${NOTE.name}|${NOTE.text}`);
  });

  test('resumes a video after a reload in the middle', async ({
    product,
    samples,
  }) => {
    const { visitor, wedding } = journey;
    const network = await HeldUploads.open(product.url);
    await visitor.browser.open(network.url + PAGES.upload(wedding.weddingPath));
    await choose(visitor, [samples.longVideo]);
    await until('a slice is on its way', () => network.isInTheMiddle);
    await until('the phone has the file', () =>
      visitor.browser.evaluate<boolean>(`(${hasKeptFile.toString()})()`),
    );
    await visitor.browser.reload();
    await visitor.see({ css: 'p', text: 'Picking up where we left off.' });
    network.release();
    await expectSaved(visitor, samples.longVideo);
    await visitor.browser.open('about:blank');
    await network.close();
    const { photos, shortVideo, longVideo } = samples;
    const sent = [photos[0], shortVideo, photos[1], longVideo];
    await expectStored(product, wedding, sent);
  });
}

async function choose(visitor: Visitor, files: Sample[]): Promise<void> {
  await visitor.see({ css: 'button', text: 'Upload Photo/Video' });
  await visitor.browser.setFiles(
    FILES,
    files.map(({ path }) => path),
  );
}

function expectSaved(visitor: Visitor, { name }: Sample): Promise<void> {
  return visitor.see({ css: 'li', text: `${name}: Safely saved` });
}

/** Runs in the page. */
async function hasKeptFile(): Promise<boolean> {
  const name = 'pending-uploads';
  const databases = await indexedDB.databases();
  if (!databases.some((each) => each.name === name)) return false;
  return new Promise((resolve) => {
    const opening = indexedDB.open(name);
    opening.onsuccess = () => {
      const files = opening.result.transaction('files').objectStore('files');
      const counting = files.count();
      counting.onsuccess = () => {
        opening.result.close();
        resolve(counting.result > 0);
      };
    };
  });
}
