import { afterTest } from '@hatira/component-specs';
import { slugKey } from '@hatira/contract';
import { fakeUploadPage, SAMPLE_PATH } from '@hatira/fake-api';
import { beforeEach, expect, it, vi } from 'vitest';
import { photo, renderUploadPage, stored } from '../../../../test/upload-page';
import type { VisitMessage } from './visit-tabs';

beforeEach(() => {
  fakeUploadPage().on('upload', stored);
});

/** Says how the next page was opened. */
function openBy(type: NavigationTimingType): void {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type } as PerformanceNavigationTiming,
  ]);
}

const saved = (count: number) => `${count} memories safely saved. Thank you!`;

it('adds up a visit over a reload, and counts no file twice', async () => {
  openBy('navigate');
  const before = await renderUploadPage();
  await before.send([photo('1.jpg'), photo('2.jpg')]);
  await before.expectAllSaved(['1.jpg', '2.jpg']);

  openBy('reload');
  const upload = await renderUploadPage();
  await expect.element(upload.paragraph('saved')).toHaveText(saved(2));
  await upload.send([photo('2.jpg'), photo('3.jpg')]);
  await expect.element(upload.paragraph('saved')).toHaveText(saved(3));
});

it('begins a new total when the guest comes again', async () => {
  openBy('navigate');
  const before = await renderUploadPage();
  await before.send([photo('1.jpg'), photo('2.jpg')]);
  await before.expectAllSaved(['1.jpg', '2.jpg']);

  openBy('navigate');
  const upload = await renderUploadPage();
  await expect.element(upload.paragraph('saved')).not.toBeInTheDocument();
  await upload.send([photo('3.jpg'), photo('4.jpg')]);
  await expect.element(upload.paragraph('saved')).toHaveText(saved(2));
});

it('names files that were sent twice in one quiet line', async () => {
  openBy('navigate');
  const upload = await renderUploadPage();
  await upload.send([photo('1.jpg'), photo('2.jpg')]);
  await upload.expectAllSaved(['1.jpg', '2.jpg']);
  await upload.send([photo('1.jpg')]);
  await expect.element(upload.tile('1.jpg', 'Already sent')).toBeVisible();
  await expect
    .element(upload.paragraph('already sent'))
    .toHaveText('You had already sent 1 of these.');
  await expect.element(upload.paragraph('memories')).toHaveText(saved(2));
});

/** Another tab of this browser on the same page. */
function otherTab(wedding = slugKey(SAMPLE_PATH)) {
  const channel = new BroadcastChannel('visit');
  const heard: VisitMessage[] = [];
  channel.onmessage = ({ data }: MessageEvent<VisitMessage>) => {
    heard.push(data);
  };
  afterTest(() => channel.close());
  return {
    heard,
    ask: () => channel.postMessage('what is saved?' satisfies VisitMessage),
    post: (news: { saved?: string[]; dropped?: string[] }) =>
      channel.postMessage({
        wedding,
        saved: [],
        dropped: [],
        ...news,
      } satisfies VisitMessage),
  };
}

const savedIn = (heard: VisitMessage[]) =>
  heard.map((one) => (typeof one === 'string' ? [] : one.saved));

it('adds up the files of two tabs, also after a reload', async () => {
  openBy('navigate');
  const tab = otherTab();
  const upload = await renderUploadPage();
  await expect.poll(() => tab.heard).toContain('what is saved?');
  const told = ['/media/key-of-a.jpg', '/media/key-of-1.jpg'];
  tab.post({ saved: told });
  // The part loads with the answer, and asks again.
  await expect.poll(() => tab.heard).toHaveLength(2);
  tab.post({ saved: told });
  await expect.element(upload.paragraph('saved')).toHaveText(saved(2));
  await upload.send([photo('1.jpg'), photo('2.jpg')]);
  await expect.element(upload.paragraph('saved')).toHaveText(saved(3));
  const known = () => new Set(savedIn(tab.heard).flat());
  await expect.poll(() => known().has('/media/key-of-2.jpg')).toBe(true);
  tab.ask();
  await expect
    .poll(() => savedIn(tab.heard).some(({ length }) => length === 3))
    .toBe(true);

  openBy('reload');
  const again = await renderUploadPage();
  await expect.element(again.paragraph('saved')).toHaveText(saved(3));
  const questions = () => tab.heard.filter((one) => typeof one === 'string');
  await expect.poll(() => questions().length).toBe(3);
  tab.post({ dropped: ['/media/key-of-a.jpg'] });
  await expect.element(again.paragraph('saved')).toHaveText(saved(2));
});

it('counts no file of another wedding that is open in a tab', async () => {
  openBy('navigate');
  const tab = otherTab('another-wedding');
  const upload = await renderUploadPage();
  await expect.poll(() => tab.heard).toContain('what is saved?');
  tab.post({ saved: ['/media/key-of-a.jpg'] });
  await upload.send([photo('1.jpg'), photo('2.jpg')]);
  await expect.element(upload.paragraph('saved')).toHaveText(saved(2));
});
