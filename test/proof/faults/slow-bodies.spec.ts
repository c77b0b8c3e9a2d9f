import { connect } from 'node:net';
import { API } from '@hatira/contract';
import { gallery, type TestWedding } from '../../support/requests/guest.js';
import { jpegBytes, mp4Bytes } from '../../support/fixtures/media-bytes.js';
import {
  formOf,
  SlowRequest,
} from '../../support/requests/raw/slow-request.js';
import { closed } from '../../support/requests/socket-news.js';
import { useTestApp } from '../../support/servers/test-app.js';
import { until } from '../../support/until.js';
import { createWedding } from '../../support/fixtures/weddings.js';

/** Requests without a file have seconds; with one, as long as it moves. */

const BODY = Buffer.from(JSON.stringify({ message: 'n'.repeat(5_000) }));
const JSON_TYPE = { 'Content-Type': 'application/json' };
const test = useTestApp();
let wedding: TestWedding;

beforeEach(async () => {
  wedding = await createWedding(test);
});

it('bodies that drip are answered with 408 and closed, an upload that drips goes on', async () => {
  const paths: string[] = [
    API.contact,
    API.login,
    API.bulkDelete,
    API.bulkDownload,
    API.restore,
    API.archives,
  ];
  paths.push(
    API.completeUpload(wedding.weddingPath),
    API.backgroundUpload(wedding.hash),
    '/api/nowhere',
    '/nowhere',
  );
  const calls = await Promise.all(
    paths.map((path) => SlowRequest.open(test.url, path, BODY, JSON_TYPE)),
  );
  const chunked = { ...JSON_TYPE, 'Transfer-Encoding': 'chunked' };
  calls.push(
    await SlowRequest.open(
      test.url,
      API.contact,
      Buffer.from(`1388\r\n${'n'.repeat(5_000)}`),
      chunked,
    ),
  );
  const photo = jpegBytes(30_000);
  const upload = await SlowRequest.photo(test.url, wedding, photo);
  let isOver = false;
  const dripping = Promise.all(
    [...calls, upload].map((request) => request.drip(1_000, () => isOver)),
  );
  await until(
    'all calls are closed',
    () => calls.filter((call) => !call.isClosed).length,
    0,
  );
  isOver = true;
  await dripping;
  for (const call of calls) {
    expect(await call.status()).toBe(408);
    expect(call.text).toContain('"code":"request_timeout"');
    expect(call.text).toContain('"requestId":"');
  }
  expect([upload.hasAnswer, upload.isClosed]).toEqual([false, false]);
  await upload.send(1);
  expect(await upload.status()).toBe(200);
  expect(await gallery(test.url, wedding)).toHaveLength(1);
});

describe('a refused upload that drips', () => {
  const photo = jpegBytes(30_000);
  const video = { bytes: mp4Bytes(30_000), fileName: 'a.mov', uploadId: 'a' };
  const nowhere = () => ({ ...wedding, weddingPath: 'Nowhere-140626-Else' });
  const post = (body: Buffer, headers = {}) =>
    SlowRequest.open(test.url, API.upload(wedding.weddingPath), body, headers);
  const textAs = (name: string) => formOf({}, name, Buffer.alloc(30_000, '<'));

  it('gets its answer and is closed', async () => {
    const chunked = Buffer.concat([Buffer.from('7530\r\n'), textAs('other')]);
    const calls: [string, number, Promise<SlowRequest>][] = [
      [
        'a photo for no wedding',
        404,
        SlowRequest.photo(test.url, nowhere(), photo),
      ],
      [
        'a slice for no wedding',
        404,
        SlowRequest.slice(test.url, nowhere(), video, 0),
      ],
      ['a file of a wrong type', 415, post(textAs('media'))],
      ['a file in an unknown field', 400, post(textAs('other'))],
      [
        'a form without a length',
        400,
        post(chunked, { 'Transfer-Encoding': 'chunked' }),
      ],
    ];
    const stalls = 'a file of a wrong type that stalls';
    calls.push([stalls, 415, post(textAs('media'))]);
    const outcomes = calls.map(async ([name, , opening]) => {
      const call = await opening;
      await call.send(0.5);
      const dripping = call.drip(500, () => name === stalls);
      await until(`${name} is closed`, () => call.isClosed);
      await dripping;
      return [name, await call.status()];
    });
    expect(await Promise.all(outcomes)).toEqual(
      calls.map(([name, status]) => [name, status]),
    );
    expect(await gallery(test.url, wedding)).toEqual([]);
  });
});

it('closes connections with dripping heads and silent ones', async () => {
  const { hostname, port } = new URL(test.url);
  const sockets = ['GET /api/config HTTP/1.1\r\nHost: a\r\nX-A: ', ''].map(
    (head) => {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => undefined).resume();
      if (head !== '') socket.write(head);
      return socket;
    },
  );
  const drip = setInterval(() => sockets[0]?.write('x'), 500);
  await Promise.all(sockets.map(closed));
  clearInterval(drip);
});
