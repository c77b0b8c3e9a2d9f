import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { isPublicAddress } from '../../../apps/api/src/features/uploads/alerts/public-address.js';
import {
  post,
  signatureOf,
} from '../../../apps/api/src/features/uploads/alerts/alert-webhook.js';
import { AlertWebhooksService } from '../../../apps/api/src/features/uploads/alerts/alert-webhooks.service.js';
import { WeddingAlertsService } from '../../../apps/api/src/features/uploads/alerts/wedding-alerts.service.js';
import { jpegBytes } from '../../support/fixtures/media-bytes.js';
import { createWedding } from '../../support/fixtures/weddings.js';
import { TestGuest } from '../../support/requests/guest.js';
import { createTestApp, type TestApp } from '../../support/servers/test-app.js';

const SECRET = 'a-secret-of-32-characters-or-more';
const received: { body: string; signature: string }[] = [];
let status = 500;
let url: string;
let test: TestApp;
const receiver = createServer((request, response) => {
  void text(request).then((body) => {
    const signature = String(request.headers['x-hatira-signature']);
    received.push({ body, signature });
    response.writeHead(status, { location: '/elsewhere' }).end();
  });
});

beforeAll(async () => {
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
  test = await createTestApp({
    env: {
      ALERT_WEBHOOK_URL: url,
      ALERT_WEBHOOK_SECRET: SECRET,
      ALERT_WEBHOOK_PRIVATE: 'true',
    },
  });
});

afterAll(async () => {
  await test?.close();
  receiver.close();
});

it('posts each alert signed, again until it is taken, and once', async () => {
  const wedding = await createWedding(test);
  await new TestGuest(test.url, wedding).single(jpegBytes()).expect(200);
  const alerts = test.app.get(WeddingAlertsService);
  const webhooks = test.app.get(AlertWebhooksService);
  const sweep = async () => {
    await Promise.all([alerts.run(), alerts.run()]);
    await Promise.all([webhooks.run(), webhooks.run()]);
  };
  await sweep();
  await sweep();
  expect(received).toHaveLength(1);
  status = 302;
  const isDue = `UPDATE wedding_alerts SET webhook_due_at = now() WHERE webhook_due_at IS NOT NULL`;
  await test.database.query(isDue);
  await sweep();
  expect(received).toHaveLength(2);
  status = 204;
  await test.database.query(isDue);
  await sweep();
  await test.database.query(isDue);
  await sweep();
  expect(received).toHaveLength(3);
  const [{ body = '', signature = '' } = {}] = received.slice(-1);
  expect(JSON.parse(body)).toMatchObject({
    kind: 'first_photo',
    weddingPath: wedding.weddingPath,
  });
  const atSeconds = Number(/^t=(\d+),/.exec(signature)?.[1]);
  expect(Math.abs(atSeconds - Date.now() / 1_000)).toBeLessThan(60);
  expect(signature).toBe(signatureOf(SECRET, atSeconds, body));
});

it('calls no machine of a private network unless it may', async () => {
  const before = received.length;
  const { port } = new URL(url);
  for (const host of [
    '127.0.0.1',
    'localhost',
    '[::1]',
    '2130706433',
    '0177.0.0.1',
    '0x7f.1',
    '127.1',
    '①②⑦.0.0.1',
    '127.0.0.1.',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::127.0.0.1]',
    '0',
  ])
    await expect(
      post(
        { url: `http://${host}:${port}/`, secret: SECRET, isPrivate: false },
        '{}',
      ),
    ).rejects.toThrow('private network');
  expect(received).toHaveLength(before);
});

it.each([
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '::1',
  '::ffff:10.0.0.1',
  'fd00::1',
  'fe80::1',
  'fec0::1',
  '64:ff9b::a00:1',
  '64:ff9b:1::a00:1',
  '::ffff:0:10.0.0.1',
  '2001::a00:1',
  '2002:a00:1::',
  'fe80::1%eth0',
  'no address',
])('%s is private', (address) => expect(isPublicAddress(address)).toBe(false));

it.each(['8.8.8.8', '172.32.0.1', '2606:4700::1111'])(
  '%s is public',
  (address) => expect(isPublicAddress(address)).toBe(true),
);
