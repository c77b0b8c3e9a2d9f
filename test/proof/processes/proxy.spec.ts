import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { API, SLICE_BYTES } from '@hatira/contract';
import request from 'supertest';
import { EventStream } from '../../support/requests/event-stream.js';
import {
  bytesOf,
  gallery,
  slicedFile,
  TestGuest,
  type TestWedding,
} from '../../support/requests/guest.js';
import { beginSingle } from '../../support/requests/raw/half-request.js';
import {
  jpegBytes,
  mp4Bytes,
  sha256,
} from '../../support/fixtures/media-bytes.js';
import { debianPrograms } from '../../support/fixtures/debian-programs.js';
import { Proxy } from '../../support/servers/proxy.js';
import { ServerProcess } from '../../support/servers/server-process.js';
import { createTestApp, type TestApp } from '../../support/servers/test-app.js';
import { rowsOf } from '../../support/traces.js';
import { until } from '../../support/until.js';
import { createWedding } from '../../support/fixtures/weddings.js';

/** deploy/Caddyfile in the real proxy. */

const ADDRESS = /"(remote|client)_ip":"(127\.0\.0\.1|::1)"/;

let home: TestApp;
let webs: ServerProcess[];
let proxy: Proxy;
let wedding: TestWedding;

beforeAll(async () => {
  await debianPrograms('operator-programs');
  home = await createTestApp({ withWorker: true });
  webs = [
    await ServerProcess.start('web', home.env),
    await ServerProcess.start('web', home.env),
  ];
  proxy = await Proxy.start(webs);
}, 300_000);

beforeEach(async () => {
  await home.reset();
  wedding = await createWedding(home);
});

afterAll(async () => {
  await proxy?.stop();
  await Promise.all(webs.map((web) => web.stop()));
  await home.close();
});

it('photos go through by TLS and HTTP/2, and videos slice by slice over both processes', async () => {
  const photo = jpegBytes(2_000_000);
  const form = Buffer.concat([
    Buffer.from(
      '--b\r\nContent-Disposition: form-data; name="media"; filename="a.jpg"\r\n\r\n',
    ),
    photo,
    Buffer.from('\r\n--b--\r\n'),
  ]);
  const sent = await proxy.send(
    API.upload(wedding.weddingPath),
    'multipart/form-data; boundary=b',
    form,
  );
  expect(sent).toEqual({ status: 200, protocol: 'h2' });
  const video = mp4Bytes(2 * SLICE_BYTES + 9);
  await new TestGuest(proxy.url, wedding).sendSliced(slicedFile(video));
  const items = await gallery(proxy.url, wedding);
  const kept = await Promise.all(
    items.map((item) => bytesOf(proxy.url, item.storage_url)),
  );
  expect(kept.map(sha256).sort()).toEqual([photo, video].map(sha256).sort());
});

it('events come while they happen', async () => {
  const stream = await EventStream.open(
    proxy.url + API.galleryEvents(wedding.hash),
  );
  await new TestGuest(proxy.url, wedding).single(jpegBytes()).expect(200);
  await until(
    'the gallery is told',
    () => stream.media.length,
    (count) => count > 0,
  );
  expect(stream.hasEnded).toBe(false);
  stream.close();
});

it("stays open to everyone when guests' uploads break off", async () => {
  const sockets = await Promise.all(
    Array.from({ length: 8 }, () => beginSingle(proxy.url, wedding)),
  );
  await until(
    'the uploads have begun',
    () => rowsOf(home, 'uploads'),
    sockets.length,
  );
  for (const socket of sockets) socket.destroy();
  await until('they have broken off', () => rowsOf(home, 'uploads'), 0);
  const guest = new TestGuest(proxy.url, wedding);
  for (let index = 0; index < 4; index++)
    await guest.single(jpegBytes(3_000 + index)).expect(200);
});

/** Caddy from 2.11.2 retries bodies; with Debian's older one phones resend. */
it('a process that is killed is passed over', async () => {
  await webs[0]?.kill();
  try {
    for (let count = 0; count < 6; count++)
      await request(proxy.url).get(API.config).expect(200);
  } finally {
    await webs[0]?.start();
  }
});

it('what opens galleries and files is not in its log', async () => {
  const archive = '0f8fad5b-d9cb-469f-a165-70867728950e';
  const key = 'A'.repeat(24);
  await Promise.all(webs.map((web) => web.kill()));
  try {
    const paths = [
      API.gallery(wedding.hash),
      API.archiveDownload(archive),
      `/media/${key}`,
    ];
    const answers = await Promise.all(
      paths.map((path) =>
        request(proxy.url).get(path).set('Referer', `/${key}`),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([502, 502, 502]);
  } finally {
    await Promise.all(webs.map((web) => web.start()));
  }
  expect(proxy.log).toContain('"uri":"/api/media/admin/…"');
  expect(
    [String(wedding.hash), archive, key].filter((secret) =>
      proxy.log.includes(secret),
    ),
  ).toEqual([]);
  expect(proxy.log).toMatch(/"remote_ip":"(127\.0\.0\.0|::)"/);
  expect(proxy.log).not.toMatch(ADDRESS);
});

it('an access log that the operator has asked for tells neither addresses in a bucket, nor names of files, nor people', async () => {
  const bucket =
    'https://files.example.com/originals/11/photo?X-Amz-Signature=0123abcd';
  const headers = {
    Location: bucket,
    'Content-Disposition': 'attachment; filename="elif-can.jpg"',
  };
  const web = createServer(({ url }, answer) =>
    answer.writeHead(url === API.live ? 200 : 302, headers).end(),
  );
  web.listen(0, '127.0.0.1');
  await once(web, 'listening');
  const { port } = web.address() as AddressInfo;
  const logging = await Proxy.start(
    [{ url: `http://127.0.0.1:${port}` }],
    'log\n',
  );
  try {
    const path = `/media/${'A'.repeat(24)}`;
    await request(logging.url).get(path).expect(302).expect('Location', bucket);
    await until(
      'it is logged',
      () => logging.log,
      (log) => log.includes('"uri":"…"'),
    );
    expect(logging.log).toContain('"status":302');
    expect(
      ['X-Amz', 'files.example.com', 'elif-can', path].filter((part) =>
        logging.log.includes(part),
      ),
    ).toEqual([]);
    expect(logging.log).not.toMatch(ADDRESS);
  } finally {
    await logging.stop();
    web.close();
  }
});

it('visitors do not choose the address that limits count', async () => {
  for (let count = 0; count < 10; count++) {
    const link = API.weddingInfo(100_000_000_000_000 + count);
    await request(proxy.url)
      .get(link)
      .set('X-Forwarded-For', `192.0.2.${count}`)
      .expect(404);
  }
  const counted = await home.redis.keys('limit:hash-misses:*');
  expect(counted).toHaveLength(1);
  expect(counted[0]).not.toContain('192.0.2.');
  expect(await home.redis.get(counted[0] ?? '')).toBe('10');
});
