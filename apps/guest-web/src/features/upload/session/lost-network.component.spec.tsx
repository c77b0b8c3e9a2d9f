import {
  fakeUploadPage,
  networkFailure,
  uploadSwitch,
  type FakeApi,
} from '@hatira/fake-api';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import {
  photo,
  renderUploadPage,
  stored,
  type UploadPage,
} from '../../../../test/upload-page';

/** Two attempts are so far apart, with their spread. */
const LONGEST_PAUSE_MS = 8_000;
/** The first retry that no event has caused comes after it. */
const FIRST_RETRY_MS = 30_000;
const STEP_MS = 1_000;
const NAMES = ['first.jpg', 'second.jpg'];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});

function goDown(api: FakeApi): void {
  for (const id of ['upload', 'getWeddingHash', 'keepAlive'] as const)
    api.on(id, networkFailure());
}

function comeBack(api: FakeApi): void {
  api
    .on('upload', stored)
    .on('getWeddingHash', uploadSwitch())
    .on('keepAlive', {});
}

/** Lets time pass until these files have failed. */
async function expectGivenUp(upload: UploadPage): Promise<void> {
  await expect
    .poll(async () => {
      await vi.advanceTimersByTimeAsync(LONGEST_PAUSE_MS);
      return NAMES.filter((name) => upload.tile(name, 'Not sent').query());
    })
    .toEqual(NAMES);
}

/** @returns how long the page waited before it sent the files again */
async function waitedMs(api: FakeApi): Promise<number> {
  const startedAt = Date.now();
  const before = api.calls('upload').length;
  await expect
    .poll(async () => {
      await vi.advanceTimersByTimeAsync(STEP_MS);
      return api.calls('upload').length;
    })
    .toBeGreaterThan(before);
  return Date.now() - startedAt;
}

/** The files of a page whose server does not answer. */
async function lose(): Promise<{ api: FakeApi; upload: UploadPage }> {
  const api = fakeUploadPage();
  const upload = await renderUploadPage();
  goDown(api);
  await upload.send(NAMES.map((name) => photo(name)));
  await expectGivenUp(upload);
  return { api, upload };
}

it('fails with a message while the server is down and retries on a tap', async () => {
  const { api, upload } = await lose();
  await expect
    .element(upload.failures)
    .toHaveTextContent('first.jpg: Yükleme başarısız oldu');
  comeBack(api);
  for (const name of NAMES)
    await page.getByRole('button', { name: `Try again: ${name}` }).click();
  await upload.expectAllSaved(NAMES);
});

it('retries network failures while the page is visible, without an event of the phone', async () => {
  const { api, upload } = await lose();
  await expect
    .element(upload.failures)
    .toHaveTextContent(
      'Keep this page open and we will keep trying automatically.',
    );
  comeBack(api);
  await waitedMs(api);
  await upload.expectAllSaved(NAMES);
});

it('retries network failures when the phone is online again', async () => {
  const { api, upload } = await lose();
  comeBack(api);
  window.dispatchEvent(new Event('online'));
  expect(await waitedMs(api)).toBeLessThan(FIRST_RETRY_MS / 2);
  await upload.expectAllSaved(NAMES);
});
