import { API, SLICE_BYTES } from '@hatira/contract';
import request from 'supertest';
import { archiveOf, askForArchive } from '../../support/fixtures/archives.js';
import { slicedFile, TestGuest } from '../../support/requests/guest.js';
import { MailServer } from '../../support/servers/mail-server.js';
import { jpegBytes, mp4Bytes } from '../../support/fixtures/media-bytes.js';
import { ServerProcess } from '../../support/servers/server-process.js';
import {
  createTestApp,
  STAFF,
  type TestApp,
} from '../../support/servers/test-app.js';
import { until } from '../../support/until.js';
import { createWedding } from '../../support/fixtures/weddings.js';

const SESSION_SECRET = 'a-session-secret-of-more-than-32-characters';
const METRICS_TOKEN = 'a-metrics-token-of-the-operator';
const CONTACT_TO = 'office@hatira.example';
const VISITOR = {
  name: 'Gizli Ziyaretçi',
  email: 'visitor@example.com',
  message: 'gizli soru',
};
const COUPLE = 'couple@example.com';
const STRANGER = {
  email: 'stranger@example.com',
  password: 'a-guessed-password',
};
const NOTE = 'Gizli Ad|gizli not';

let home: TestApp;
let mailServer: MailServer;
let web: ServerProcess;
let worker: ServerProcess;

beforeAll(async () => {
  mailServer = await MailServer.start();
  const mail = {
    SMTP_URL: mailServer.url,
    SMTP_FROM: 'info@hatira.example',
    CONTACT_TO,
  };
  home = await createTestApp({
    env: { ...mail, SESSION_SECRET, METRICS_TOKEN },
  });
  const env = { ...home.env, LOG_LEVEL: 'trace' };
  web = await ServerProcess.start('web', env);
  worker = await ServerProcess.start('worker', env);
});

afterAll(async () => {
  await Promise.all([web?.stop(), worker?.stop()]);
  await home.close();
  await mailServer.close();
});

/** Returns the words that no log may hold. */
async function guestsAndCouple(): Promise<Record<string, string>> {
  const wedding = await createWedding(home);
  const guest = new TestGuest(web.url, wedding, request.agent(web.url));
  const photo = await guest.single(jpegBytes(), 'a.jpg', NOTE).expect(200);
  const file = slicedFile(mp4Bytes(SLICE_BYTES + 1));
  await guest.sendSliced(file);
  await guest.state(file.uploadId);
  const { body } = await request(web.url)
    .get(API.gallery(wedding.hash))
    .expect(200);
  const item = body.data[0] as { id: string; storage_url: string };
  await request(web.url).get(item.storage_url).expect(200);
  await request(web.url).get(`${item.storage_url}/thumb`);
  await request(web.url).get(API.download(item.id)).expect(200);
  await request(web.url).get(`/camera-roll/${wedding.hash}?x=${wedding.hash}`);
  await request(web.url).get(`/camera-roll-mobile/${wedding.hash}`);
  const archive = await askForArchive(web.url, wedding, { email: COUPLE });
  await until(
    'the archive is over',
    async () => (await archiveOf(web.url, archive.id)).status,
    (status) => status !== 'queued',
  );
  await request(web.url).get(API.archiveDownload(archive.id)).expect(200);
  const key = item.storage_url.split('/').at(-1) ?? '';
  const [cookie = ''] =
    (photo.headers['set-cookie'] as unknown as string[] | undefined) ?? [];
  return {
    hash: String(wedding.hash),
    item: item.id,
    key,
    archive: archive.id,
    upload: file.uploadId,
    couple: COUPLE,
    guestCookie: valueOf(cookie),
    note: 'gizli not',
    guestName: 'Gizli Ad',
  };
}

async function staff(hash: string): Promise<Record<string, string>> {
  await request(web.url).post(API.login).send(STRANGER).expect(401);
  await request(web.url)
    .post(API.login)
    .send({ ...STAFF, password: STRANGER.password })
    .expect(401);
  const login = await request(web.url).post(API.login).send(STAFF).expect(200);
  const [cookie = ''] = login.headers['set-cookie'] as unknown as string[];
  const get = (path: string) =>
    request(web.url).get(path).set('Cookie', cookie);
  await get(API.backgrounds).expect(200);
  await get(API.background(Number(hash))).expect(404);
  const filter = encodeURIComponent(JSON.stringify({ q: hash }));
  await get(`/api/admin/rest/weddings?filter=${filter}`);
  await request(web.url)
    .get('/metrics')
    .set('Authorization', `Bearer ${METRICS_TOKEN}`)
    .expect(200);
  return {
    token: valueOf(cookie),
    password: STAFF.password,
    staff: STAFF.email,
    guessedPassword: STRANGER.password,
    stranger: STRANGER.email,
    SESSION_SECRET,
    METRICS_TOKEN,
  };
}

async function visitors(): Promise<Record<string, string>> {
  mailServer.refuse('RCPT', 550, 1);
  await request(web.url)
    .post(API.contact)
    .send({ ...VISITOR, weddingDate: '2027-06-14' })
    .expect((answer) => expect(answer.status).toBeLessThan(300));
  await until(
    'a worker has spoken to the mail server',
    () => mailServer.connections,
    (connections) => connections > 0,
  );
  return { ...VISITOR, CONTACT_TO };
}

it('no secret, no address and no word of people is in the log of either process', async () => {
  const guests = await guestsAndCouple();
  const secrets = {
    ...guests,
    ...(await staff(guests.hash ?? '')),
    ...(await visitors()),
  };
  const servers = [home.env.DATABASE_URL, home.env.REDIS_URL]
    .map((url) => new URL(url).password)
    .filter(Boolean);
  await Promise.all([web.stop(), worker.stop()]);
  expect(web.log).toContain('/api/media/admin/');
  expect(worker.log).toContain('send-mail');
  const log = web.log + worker.log;
  expect(Object.values(secrets).every((secret) => secret.length > 5)).toBe(
    true,
  );
  expect(
    Object.entries(secrets).filter(([, secret]) => log.includes(secret)),
  ).toEqual([]);
  expect(servers.filter((password) => log.includes(password))).toEqual([]);
});

function valueOf(cookie: string): string {
  return cookie.split(/[=;]/)[1] ?? '';
}
