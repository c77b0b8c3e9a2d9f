import {
  answerQuestions,
  expectAccessible,
  PHONE,
} from '@hatira/component-specs';
import {
  archiveState,
  fakeGallery,
  foreignAnswer,
  networkFailure,
  publicConfig,
  refuse,
} from '@hatira/fake-api';
import type { BulkLimits } from '@hatira/contract';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import {
  button,
  GALLERY,
  openMenu,
  photos,
  press,
  renderGallery,
  VIEWER,
} from '../../../../test/gallery';

const COUNT = 4;
const ZIP_NAME = /^wedding-media-\d{8}-\d{6}\.zip$/;
const FOUR_FILES_QUESTION =
  'You are about to download 4 files, which is a very large download. We suggest deleting the photos you do not want first. Download anyway?';

const everything = button('Download everything');
const dialog = page.getByRole('dialog', { name: 'Your download' });

function fakeDownloads({
  count = COUNT,
  bulk = {},
}: { count?: number; bulk?: Partial<BulkLimits> } = {}) {
  const { limits } = publicConfig();
  return fakeGallery({
    items: photos(count),
    config: { limits: { ...limits, bulk: { ...limits.bulk, ...bulk } } },
  }).on('bulkDownload', () => new Blob(['zip']));
}

/** Two, three and four files each cause a different question. */
const lowLimits = (count = COUNT) =>
  fakeDownloads({
    count,
    bulk: { confirmFiles: 1, largeFiles: 2, veryLargeFiles: 3, maxFiles: 4 },
  });

/** Keeps the files from the disk. @returns the saved files; the list grows */
function watchSaved(): { name: string; address: string }[] {
  const saved: { name: string; address: string }[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, address: this.href });
  });
  return saved;
}

async function expectSaved(saved: ReturnType<typeof watchSaved>) {
  await expect.poll(() => saved).toHaveLength(1);
  expect(saved[0]!.name).toMatch(ZIP_NAME);
  expect(await (await fetch(saved[0]!.address)).text()).toBe('zip');
}

async function openSelected() {
  const gallery = await renderGallery({ viewport: PHONE });
  await gallery.choose();
  await press(' ', gallery.selectAll);
  return gallery.downloadSelected;
}

describe('a download of a selection', () => {
  it.each([
    { count: 2, question: '2 files will be downloaded. Continue?' },
    {
      count: 3,
      question:
        'You are about to download 3 files. This may take several minutes. Continue?',
    },
    { count: 4, question: FOUR_FILES_QUESTION },
  ])('asks before $count files', async ({ count, question }) => {
    const api = lowLimits();
    const saved = watchSaved();
    const gallery = await renderGallery({ viewport: PHONE });
    for (let place = 0; place < count; place++)
      await press(' ', gallery.boxes.nth(place));
    const refusals = answerQuestions(false);
    await gallery.downloadSelected.click();
    await expect.poll(() => refusals).toEqual([question]);
    await expect.element(gallery.downloadSelected).toBeEnabled();
    expect(api.changes).toEqual([]);

    answerQuestions(true);
    await gallery.downloadSelected.click();
    await expectSaved(saved);
    await expect
      .poll(() => api.bodies('bulkDownload'))
      .toEqual([{ ids: photos(count).map(({ id }) => id) }]);
  });

  it('is refused over the limit, with both numbers', async () => {
    const api = lowLimits(5);
    const download = await openSelected();
    await download.click();
    await expect
      .element(
        page.getByText(
          'You selected 5 files; at most 4 can be downloaded at once.',
        ),
      )
      .toBeVisible();
    expect(api.changes).toEqual([]);
  });

  it.each([
    ['a proxy times out', foreignAnswer(504), 'The download took too long.'],
    [
      'the limit is exceeded',
      foreignAnswer(413),
      'That is more than can be downloaded at once.',
    ],
    [
      'too many downloads are asked for',
      foreignAnswer(429),
      'Too many downloads at the moment.',
    ],
    [
      'the server fails',
      foreignAnswer(500),
      'The selected files could not be downloaded.',
    ],
    ['the network fails', networkFailure(), 'No connection.'],
  ])('reports that %s, and offers a retry', async (_, answer, text) => {
    fakeDownloads().once('bulkDownload', answer);
    const saved = watchSaved();
    const download = await openSelected();
    await download.click();
    await expect.element(page.getByText(text)).toBeVisible();
    await expectAccessible();
    await button('Try again').click();
    await expectSaved(saved);
  });

  it('reports an invalid configuration', async () => {
    fakeDownloads().on(
      'getConfig',
      foreignAnswer(200, '{"success":true,"data":{}}'),
    );
    const download = await openSelected();
    await download.click();
    await expect
      .element(page.getByText('Something is not set up correctly on our side.'))
      .toBeVisible();
  });

  it('leaves out a file that another visitor has just deleted and reports it', async () => {
    const [gone, ...left] = photos(COUNT).map(({ id }) => id);
    const api = fakeDownloads().once(
      'bulkDownload',
      refuse('files_not_found', { details: { ids: [gone] } }),
    );
    const saved = watchSaved();
    const download = await openSelected();
    await download.click();
    await expect
      .element(
        page.getByText(
          '1 file was deleted in the meantime and is not included.',
        ),
      )
      .toBeVisible();
    await expect
      .poll(() => api.bodies('bulkDownload').at(-1))
      .toEqual({ ids: left });
    await expectSaved(saved);
  });
});

it.each([
  ['gallery', GALLERY],
  ['viewer', VIEWER],
])(
  'the %s asks before it prepares an archive of everything',
  async (_, path) => {
    const archive = archiveState({ fileCount: COUNT });
    const api = lowLimits()
      .on('createArchive', archive)
      .on('getArchive', archive);
    await renderGallery({ path, viewport: PHONE });
    // The viewer filters by videos; the wedding has no video.
    if (path === VIEWER) await button('Videos').click();
    const start = async () => {
      if (path === GALLERY) await openMenu();
      await everything.click();
    };
    const refusals = answerQuestions(false);
    await start();
    await expect.poll(() => refusals).toEqual([FOUR_FILES_QUESTION]);
    await expect.element(dialog).not.toBeInTheDocument();
    expect(api.changes).toEqual([]);

    answerQuestions(true);
    await start();
    await expect.element(dialog).toHaveTextContent(`${COUNT} files`);
    await expect.poll(() => api.changes).toEqual(['POST createArchive']);
  },
);

it.each([
  ['asks the couple for an address', 'full', 1],
  ['asks relatives for no address', 'view', 0],
] as const)('a slow archive of everything %s', async (_, access, fields) => {
  fakeGallery({
    items: photos(COUNT),
    config: { canMailArchives: true },
    wedding: { access },
  })
    .on('createArchive', archiveState({ status: 'building', progress: 3 }))
    .on('getArchive', archiveState({ status: 'building', progress: 3 }));
  await renderGallery({ viewport: PHONE });
  if (access === 'full') await openMenu();
  await everything.click();
  await expect
    .element(dialog.getByRole('link', { name: 'Download now' }))
    .toBeVisible();
  await expect.element(dialog.getByRole('textbox')).toHaveLength(fields);
  await expectAccessible();
});
