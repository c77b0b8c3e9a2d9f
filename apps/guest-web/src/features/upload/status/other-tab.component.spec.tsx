import { fakeUploadPage, SAMPLE_PATH } from '@hatira/fake-api';
import { slugKey } from '@hatira/contract';
import { afterTest } from '@hatira/component-specs';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { TabMessage } from '../session/sending-tab';
import { photo, renderUploadPage, stored } from '../../../../test/upload-page';

const LINE = 'Sending goes on in your other tab.';
/** The page asks again, and stops to believe a silent tab. */
const ASK_MS = 2_000;
const SILENCE_MS = 5_000;

const line = page.getByText(LINE);

const WEDDING = slugKey(SAMPLE_PATH);
const QUESTION = 'is anybody sending?';

/** Another tab of this browser, which sends until it falls silent. */
function otherTab() {
  const channel = new BroadcastChannel('sending');
  const heard: TabMessage[] = [];
  let isAnswering = true;
  const say = (isSending: boolean, wedding = WEDDING) =>
    channel.postMessage({ wedding, isSending } satisfies TabMessage);
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    heard.push(data);
    if (data === QUESTION && isAnswering) say(true);
  };
  afterTest(() => channel.close());
  return {
    heard,
    say,
    ask: () => channel.postMessage(QUESTION satisfies TabMessage),
    fallSilent: () => (isAnswering = false),
  };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

it('says that another tab sends as long as that tab answers', async () => {
  fakeUploadPage();
  const { fallSilent } = otherTab();
  await renderUploadPage();
  await expect.element(line).toBeVisible();
  for (let round = 0; round < 5; round++)
    await vi.advanceTimersByTimeAsync(ASK_MS);
  await expect.element(line).toBeVisible();
  // It was closed, or its phone suspended it.
  fallSilent();
  await expect
    .poll(async () => {
      await vi.advanceTimersByTimeAsync(SILENCE_MS);
      return line.query();
    })
    .toBeNull();
});

it('takes the line away when the other tab is done, and shows it for its next files', async () => {
  fakeUploadPage();
  const other = otherTab();
  await renderUploadPage();
  await expect.element(line).toBeVisible();
  other.fallSilent();
  other.say(false);
  await expect.element(line).not.toBeInTheDocument();
  other.say(true, 'Nil-010127-Ali');
  await expect.element(line).not.toBeInTheDocument();
  other.say(true);
  await expect.element(line).toBeVisible();
});

it('answers while it sends itself, and has no such line then', async () => {
  const api = fakeUploadPage().on('upload', stored);
  const sent = api.hold('upload');
  const other = otherTab();
  other.fallSilent();
  const upload = await renderUploadPage();
  await expect.poll(() => other.heard).toContain(QUESTION);
  other.heard.length = 0;
  await upload.send([photo('a.jpg')]);
  const sending: TabMessage = { wedding: WEDDING, isSending: true };
  await expect.poll(() => other.heard).toEqual([sending]);
  other.ask();
  await expect.poll(() => other.heard).toEqual([sending, sending]);
  other.say(true);
  await expect.element(line).not.toBeInTheDocument();
  sent.release();
  await expect
    .poll(() => other.heard)
    .toContainEqual({ wedding: WEDDING, isSending: false });
});
