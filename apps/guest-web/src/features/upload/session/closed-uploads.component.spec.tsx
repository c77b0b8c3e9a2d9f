import { answerQuestions } from '@hatira/component-specs';
import {
  fakeUploadPage,
  refuse,
  UPLOAD_PAGE,
  uploadSwitch,
} from '@hatira/fake-api';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderGuestPage } from '../../../../test/guest-page';
import {
  countPickers,
  photo,
  renderUploadPage,
  stored,
} from '../../../../test/upload-page';

const DISABLED = 'Gelin ve damat şu anda yükleme özelliğini aktif etmedi';
const PHOTOS = 30;
const retry = page.getByRole('button', { name: 'Retry all' });

/** Answers uploads as a server whose couple opens and closes them. */
function withSwitch(api = fakeUploadPage()) {
  return {
    api,
    set: (isEnabled: boolean) =>
      api
        .on('getWeddingHash', uploadSwitch({ isEnabled }))
        .on('upload', ({ file }) =>
          isEnabled ? stored({ file }) : refuse('uploads_disabled'),
        ),
  };
}

it.each([
  {
    language: 'en',
    buttons: ['Upload Photo/Video', 'Upload with Message'],
    text: `${DISABLED}\nThe bride and groom have not turned on uploads yet`,
  },
  {
    language: 'tr',
    buttons: ['Fotoğraf/Video Yükle', 'Mesajla Yükle'],
    text: DISABLED,
  },
] as const)(
  'reports closed uploads in $language by both buttons, which take no file',
  async ({ language, buttons, text }) => {
    fakeUploadPage({ wedding: { isEnabled: false } });
    const alerts = answerQuestions(true);
    const pickers = countPickers();
    await renderGuestPage(UPLOAD_PAGE, { language });
    for (const name of buttons)
      await page.getByRole('button', { name }).click();
    await expect.poll(() => alerts).toEqual([text, text]);
    expect(pickers()).toBe(0);
  },
);

it('takes files after uploads are opened while the page is open', async () => {
  const { api, set } = withSwitch();
  set(false);
  const alerts = answerQuestions(true);
  const pickers = countPickers();
  const upload = await renderUploadPage();
  set(true);
  const asked = api.calls('getWeddingHash').length;
  await upload.uploadButton.click();
  await expect.poll(() => api.calls('getWeddingHash')).toHaveLength(asked + 1);
  await expect
    .poll(async () => {
      await upload.uploadButton.click();
      return pickers();
    })
    .toBe(1);
  expect(alerts.length).toBeGreaterThan(0);
  await upload.send([photo()]);
  await upload.expectAllSaved([photo().name]);
});

it('refuses files after uploads are closed while the page is open', async () => {
  const { api, set } = withSwitch();
  set(true);
  const upload = await renderUploadPage();
  set(false);
  await upload.send([photo('late.jpg')]);
  await expect
    .element(upload.failures)
    .toHaveTextContent(`late.jpg: ${DISABLED}`);
  await expect
    .element(upload.paragraph('not sent'))
    .toHaveText('1 file was not sent.');
  await expect.poll(() => api.calls('upload')).toHaveLength(1);
});

it('ends the queue when uploads are closed, and asks before a retry', async () => {
  const questions = answerQuestions(true);
  const { api, set } = withSwitch();
  const upload = await renderUploadPage();
  set(false);
  const names = Array.from(
    { length: PHOTOS },
    (_, index) => `IMG_${index}.jpg`,
  );
  await upload.send(names.map(photo));
  await expect.element(retry).toBeVisible();
  await expect.poll(() => api.calls('upload').length).toBeLessThanOrEqual(3);

  // The reason is shown once; each file keeps its line.
  const { failures } = upload;
  await expect.element(failures).toHaveTextContent(`IMG_7.jpg: ${DISABLED}`);
  await expect
    .element(failures.getByText(DISABLED, { exact: true }))
    .toHaveLength(1);
  expect(failures.element().getBoundingClientRect().height).toBeLessThan(
    window.innerHeight,
  );
  await expect.element(retry).toBeInViewport();

  const before = api.calls('upload').length;
  await retry.click();
  await expect.poll(() => questions).toHaveLength(1);
  expect(questions[0]).toContain(DISABLED);
  await expect.poll(() => api.calls('upload')).toHaveLength(before);

  set(true);
  await retry.click();
  await expect.element(upload.paragraph(`${PHOTOS} memories`)).toBeVisible();
  await expect.element(failures).toHaveText('');
  const sent = api.calls('upload').slice(before);
  expect(sent.map(({ file }) => file?.name).sort()).toEqual(names.sort());
});

it('counts the files of the whole visit after a retry', async () => {
  const { api, set } = withSwitch();
  set(true);
  const upload = await renderUploadPage();
  await upload.send([photo('first.jpg')]);
  await upload.expectAllSaved(['first.jpg']);
  set(false);
  await upload.send([photo('second.jpg')]);
  await expect.element(upload.paragraph('1 saved, 1 not sent.')).toBeVisible();
  set(true);
  await retry.click();
  await upload.expectAllSaved(['first.jpg', 'second.jpg']);
  await expect
    .poll(() => api.calls('upload').map(({ file }) => file?.name))
    .toEqual(['first.jpg', 'second.jpg', 'second.jpg']);
});

it('uploads photos that are dropped on the page, and stays there', async () => {
  const { api, set } = withSwitch();
  set(true);
  const upload = await renderUploadPage();
  const dropped = photo('dropped.jpg');
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(dropped);
  const isTaken = (type: 'dragover' | 'drop') => {
    const event = new DragEvent(type, {
      bubbles: true,
      cancelable: true,
      dataTransfer,
    });
    document.querySelector('main')!.dispatchEvent(event);
    return event.defaultPrevented;
  };
  // The script that takes files comes after the page is ready.
  await expect.poll(() => isTaken('dragover')).toBe(true);
  expect(isTaken('drop')).toBe(true);
  await upload.expectAllSaved(['dropped.jpg']);
  const [sent] = api.calls('upload');
  expect(await sent?.file?.text()).toBe(await dropped.text());
});
