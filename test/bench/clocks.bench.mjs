import { setTimeout as delay } from 'node:timers/promises';
import {
  clockOf,
  kendallsTau,
  PHONES,
  picturesOfPhones,
} from '../support/fixtures/twenty-phones.mjs';
import { mark } from './support/figures.mjs';
import { Product } from './support/product.mjs';
import { record } from './support/rows.mjs';
import { connected, weddingOf } from './support/seeded.mjs';
import { inParallel, multipart, Sender } from './support/send.mjs';

/**
 * Mark: 400 pictures of twenty phones with wrong clocks in four zones, with
 * and without EXIF and its offset, are in the order of their capture by a
 * Kendall's tau of at least 0.999.
 */
const PICTURES = 400;
const LEAST_TAU = 0.999;
const AT_ONCE = 4;
const LOOK_MS = 200;

/** @typedef {import('../support/fixtures/twenty-phones.mjs').PhonePicture} PhonePicture */

const product = await Product.start();
const client = await connected();
const { hash } = await weddingOf(client, product);
const pictures = await picturesOfPhones(PICTURES, Date.now());
// Each phone sends its own when its owner gets around to it.
await inParallel(Array(PHONES).keys(), AT_ONCE, (phone) =>
  sendAll(pictures.filter((picture) => picture.phone === phone)),
);
while ((await undated()) > 0) await delay(LOOK_MS);
const { sources } = await sourcesOf();
record([
  {
    work: `order of ${PICTURES} pictures of ${PHONES} clocks, Kendall's tau`,
    unit: '',
    ours: await tauOf('moment'),
    peer: 'order of upload',
    theirs: await tauOf('uploaded'),
    mark: mark('ours', { atLeast: LEAST_TAU }),
  },
]);
console.log(sources);
await client.end();
await product.stop();

/** @param {PhonePicture[]} own */
async function sendAll(own) {
  const guest = new Sender(product.url, {
    cookie: await product.guestCookie(),
  });
  for (const picture of own) {
    const { name, bytes } = picture;
    const file = { field: 'media', name, type: 'image/jpeg', parts: [bytes] };
    await guest.send(
      'POST',
      `/api/media/${product.weddingPath}/upload`,
      multipart(clockOf(picture), file),
    );
  }
  guest.close();
}

/** The first step reads the metadata. */
async function undated() {
  const { rows } = await client.query(
    `SELECT count(*)::int AS count FROM media WHERE processing = 'pending' AND processing_step = 'derive'`,
  );
  return rows[0].count;
}

/** Numbers of pictures by the origin of their moment. */
async function sourcesOf() {
  const { rows } = await client.query(
    `SELECT string_agg(source || ' ' || count, ', ') AS sources
     FROM (SELECT moment_source AS source, count(*) FROM media GROUP BY 1 ORDER BY 1) AS found`,
  );
  return rows[0];
}

/** Lists are newest first. @param {string} sort */
async function tauOf(sort) {
  const list = `${product.url}/api/media/admin/${hash}?sort=${sort}`;
  const { data } = await (await fetch(list)).json();
  if (data.length !== PICTURES) throw new Error(`${data.length} pictures`);
  const numbers = data.map((/** @type {{ file_name: string }} */ item) =>
    Number.parseInt(item.file_name, 10),
  );
  return kendallsTau(numbers.reverse());
}
