import { setTimeout as delay } from 'node:timers/promises';
import { mark, percentile } from './support/figures.mjs';
import { Product } from './support/product.mjs';
import { record } from './support/rows.mjs';
import { Phone } from './support/turns/phone.mjs';
import { SharedNetwork } from './support/turns/shared-network.mjs';

/**
 * Marks: on a venue's network of 20 Mbit/s, which 20 guests fill with 2 GB each,
 * the first photo of a new guest is safe within 5 s (p95), and the network
 * carries 95 % of the bytes that it carries to phones without turns. A new guest
 * comes every 5 s. Three web processes share the halls.
 */
const BYTES_PER_SECOND = 20e6 / 8;
const GUESTS = 20;
const GUEST_BYTES = 2e9;
const PHOTO_BYTES = 3_000_000;
/** The number of places adapts every two seconds. */
const WARM_UP_MS = 60_000;
const NEWCOMERS = 24;
const NEWCOMER_EVERY_MS = 5_000;
const LIMITS = { p95Seconds: 5, share: 0.95 };
/** A wedding for each hall, so that neither meets the other's files. */
const env = { WEB_PROCESSES: '3', WEDDING_DAILY_BYTES: '0' };

/** @param {boolean} isFair */
async function party(isFair) {
  const product = await Product.start(env);
  const network = await SharedNetwork.open(product.url, BYTES_PER_SECOND);
  const arrive = async () =>
    new Phone(product, {
      url: network.url,
      isFair,
      cookie: await product.guestCookie(),
    });
  const guests = await Promise.all(Array.from({ length: GUESTS }, arrive));
  const filling = guests.map((guest) => guest.sendVideos(GUEST_BYTES));
  await delay(WARM_UP_MS);

  const startedAt = performance.now();
  const carriedBefore = network.carriedBytes;
  const photos = [];
  for (let count = 0; count < NEWCOMERS; count++) {
    const newcomer = await arrive();
    photos.push(
      newcomer.sendPhoto(PHOTO_BYTES).finally(() => newcomer.leave()),
    );
    await delay(
      startedAt + (count + 1) * NEWCOMER_EVERY_MS - performance.now(),
    );
  }
  const seconds = (performance.now() - startedAt) / 1000;
  const mbPerSecond = (network.carriedBytes - carriedBefore) / 1e6 / seconds;

  const times = await Promise.all(photos);
  for (const guest of guests) guest.leave();
  await Promise.all(filling);
  await network.close();
  await product.stop();
  return {
    mbPerSecond,
    p95: percentile(times, 0.95) / 1000,
    median: percentile(times, 0.5) / 1000,
  };
}

const fair = await party(true);
const unfair = await party(false);
const peer = 'phones without turns';
record([
  {
    work: 'first photo in a full hall, p95',
    unit: 's',
    ours: fair.p95,
    peer,
    theirs: unfair.p95,
    mark: mark('ours', { atMost: LIMITS.p95Seconds }),
  },
  {
    work: 'first photo in a full hall, p50',
    unit: 's',
    ours: fair.median,
    peer,
    theirs: unfair.median,
  },
  {
    work: "bytes of the full hall's network",
    unit: 'MB/s',
    ours: fair.mbPerSecond,
    peer,
    theirs: unfair.mbPerSecond,
    mark: mark('ratio', { atLeast: LIMITS.share }),
  },
]);
