import { fakeUploadPage, networkFailure, uploadSwitch } from '@hatira/fake-api';
import { beforeEach, expect, it, vi } from 'vitest';
import { photo, renderUploadPage, stored } from '../../../../test/upload-page';

const KEEP_ALIVE_MS = 30_000;
const LONGEST_PAUSE_MS = 8_000;
const REFRESH =
  'Connection issue occurred. Please refresh the page and try again.';

beforeEach(() => {
  vi.useFakeTimers({
    toFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'Date',
    ],
  });
});

it('asks for a refresh when the server is silent and the page waits for its answers', async () => {
  const api = fakeUploadPage()
    .on('keepAlive', networkFailure())
    .on('upload', stored);
  const held = api.hold('upload');
  const upload = await renderUploadPage();
  await upload.send([photo('1.jpg')]);
  await expect.poll(() => api.calls('upload')).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(KEEP_ALIVE_MS);
  await expect.element(upload.failures).toHaveTextContent(REFRESH);
  held.release();
  await upload.expectAllSaved(['1.jpg']);
});

it('says that a file goes again instead, while it does', async () => {
  const api = fakeUploadPage();
  const upload = await renderUploadPage();
  for (const id of ['upload', 'getWeddingHash', 'keepAlive'] as const)
    api.on(id, networkFailure());
  await upload.send([photo('1.jpg')]);
  await expect
    .poll(async () => {
      await vi.advanceTimersByTimeAsync(LONGEST_PAUSE_MS);
      return upload.tile('1.jpg', 'Not sent').query();
    })
    .not.toBeNull();
  const held = api.on('upload', stored).hold('upload');
  await upload.send([photo('2.jpg')]);
  await expect
    .poll(async () => {
      await vi.advanceTimersByTimeAsync(KEEP_ALIVE_MS);
      return upload.failures.element().textContent;
    })
    .toContain('It will be tried again automatically');
  await expect.element(upload.failures).not.toHaveTextContent('refresh');
  api.on('getWeddingHash', uploadSwitch()).on('keepAlive', {});
  held.release();
  await expect
    .poll(async () => {
      await vi.advanceTimersByTimeAsync(LONGEST_PAUSE_MS);
      return upload.tile('1.jpg', 'Safely saved').query();
    })
    .not.toBeNull();
  await upload.expectAllSaved(['1.jpg', '2.jpg']);
});
