import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SLICE_BYTES } from '@hatira/contract';
import {
  jpegBytes,
  mp4Bytes,
  sha256,
} from '../../../support/fixtures/media-bytes.js';
import { NetworkProxy } from '../../../support/servers/network-proxy.js';
import type { ServerProcess } from '../../../support/servers/server-process.js';
import { until } from '../../../support/until.js';
import { expectStored } from '../../../support/browser/media/expect-stored.js';
import { Leftovers } from './leftovers.js';
import type { Sample } from '../../../support/browser/media/samples.js';
import { planOf, type Mishap } from './mishaps.js';
import { Phone } from '../../../support/browser/phone.js';
import { expect, test } from '../../../support/browser/test.js';
import { randomOf } from '../../../support/random.js';

/** Repeats a run: `CHAOS_SEED=7 npm test -- bad-day`. */
const SEED = Number(process.env.CHAOS_SEED ?? 1);
/** `npm run test:large` sends 1 GB, `npm run test:proof` 36 MB. */
const IS_WHOLE = process.env.CHAOS === 'whole';
const MISHAPS: Record<Mishap, number> = IS_WHOLE
  ? {
      cut: 100,
      'killed server': 5,
      'closed tab': 5,
      'killed browser': 1,
    }
  : {
      cut: 8,
      'killed server': 1,
      'closed tab': 1,
      'killed browser': 1,
    };
const ROUNDS = IS_WHOLE ? 24 : 1;
const LONG_VIDEO_BYTES = IS_WHOLE ? [80_000_000, 80_000_001] : [];
const PHOTO_BYTES = [300_000, 900_000, 1_800_000, 2_700_000, 3_600_000];
const VIDEO_BYTES = [2 * SLICE_BYTES + 77, 3 * SLICE_BYTES + 12_345];
const FAILING = 0.05;
/** Mishaps come by bytes, so a slower network makes the day only longer. */
const BYTES_PER_SECOND = 4_000_000;
const PATIENCE_MS = 180_000;

async function filesIn(folder: string): Promise<Sample[]> {
  await mkdir(folder, { recursive: true });
  const files: Sample[] = [];
  const keep = async (name: string, content: Buffer) => {
    const path = join(folder, name);
    await writeFile(path, content);
    const bytes = content.length;
    files.push({ name, path, bytes, sha256: sha256(content) });
  };
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, size] of PHOTO_BYTES.entries())
      await keep(`${round}-${index}.jpg`, jpegBytes(size));
    for (const [index, size] of VIDEO_BYTES.entries())
      await keep(`${round}-${index}.mp4`, mp4Bytes(size));
  }
  for (const size of LONG_VIDEO_BYTES)
    await keep(`${size}.mp4`, mp4Bytes(size));
  return files;
}

async function suffer(
  mishap: Mishap,
  on: { proxy: NetworkProxy; web: ServerProcess; phone: Phone },
): Promise<void> {
  if (mishap === 'cut') return on.proxy.cut();
  if (mishap === 'killed server') return on.web.restart();
  if (mishap === 'killed browser') return on.phone.killBrowser();
  await on.phone.closeTab();
  await on.phone.openTab();
}

test(`every file arrives once through cuts and a killed server, tab and browser (CHAOS_SEED=${SEED})`, async ({
  playwright,
  product,
  wedding,
}, info) => {
  test.setTimeout(180_000 * ROUNDS);
  const files = await filesIn(info.outputPath('files'));
  const totalBytes = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const leftovers = await Leftovers.of(product);
  const web = await product.replica({});
  const proxy = await NetworkProxy.open(web.url);
  const random = randomOf(SEED + 1);
  const phone = await Phone.start({
    browsers: playwright.chromium,
    profile: info.outputPath('profile'),
    wedding,
    origin: new URL(proxy.url).origin,
    bytesPerSecond: BYTES_PER_SECOND,
    fails: () => random() < FAILING,
    expected: /net::ERR_|status of (404|503)/,
  });
  const plan = planOf(MISHAPS, randomOf(SEED));
  const startedAt = performance.now();
  try {
    await phone.uploadPage.send(files);
    const missing = async () =>
      files.length - (await product.mediaOf(wedding)).length;
    await phone.untilKept(missing);
    for (const { mishap, share } of plan) {
      const receivedBytes = async () => {
        await phone.retryFailures();
        return proxy.receivedBytes;
      };
      await until(
        `${mishap} is due`,
        receivedBytes,
        (bytes) => bytes >= share * totalBytes,
        PATIENCE_MS,
      );
      await suffer(mishap, { proxy, web, phone });
    }
    const stillMissing = async () => {
      await phone.retryFailures();
      return missing();
    };
    await until(
      'all files have arrived',
      stillMissing,
      (count) => count <= 0,
      PATIENCE_MS,
    );
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    const moreBytes = proxy.receivedBytes - totalBytes;
    info.annotations.push({
      type: 'figures',
      description: `${totalBytes} bytes in ${seconds} s, ${moreBytes} more for ${plan.length} mishaps`,
    });
    await expectStored(product, wedding, files);
    await expect.poll(() => phone.keptFiles()).toEqual({ meta: 0, files: 0 });
    expect(moreBytes).toBeLessThanOrEqual(plan.length * SLICE_BYTES);
    await leftovers.expectNone(wedding, files.length);
    await phone.stop();
  } finally {
    await proxy.close();
    await web.stop();
  }
});
