import { randomBytes } from 'node:crypto';
import { API } from '@hatira/contract';
import request from 'supertest';
import { jpegBytes } from '../../support/fixtures/media-bytes.js';
import { createWedding } from '../../support/fixtures/weddings.js';
import { TestGuest, type TestWedding } from '../../support/requests/guest.js';
import { ServerProcess } from '../../support/servers/server-process.js';
import { useTestApp } from '../../support/servers/test-app.js';

const home = useTestApp();
const test = { url: '', browser: () => request.agent(test.url) };
let web: ServerProcess;
beforeAll(async () => {
  web = await ServerProcess.start('web', { ...home.env, WEB_PROCESSES: '2' });
  test.url = web.url;
});
afterAll(() => web.stop());
let wedding: TestWedding;

const POSTS = 6_400;
const WORKERS = 20;

beforeEach(async () => {
  wedding = await createWedding(home);
});

/** One phone of the hall sends empty forms under invented cookies. */
async function flood(): Promise<void> {
  const path = API.upload(wedding.weddingPath);
  const worker = async () => {
    for (let sent = 0; sent < POSTS / WORKERS; sent++)
      await request(test.url)
        .post(path)
        .set('Cookie', `hatira_guest=${randomBytes(16).toString('base64url')}`);
  };
  await Promise.all(Array.from({ length: WORKERS }, worker));
}

async function newGuest(): Promise<TestGuest> {
  const agent = test.browser();
  await agent.get(`/${wedding.weddingPath}`).expect(200);
  return new TestGuest(test.url, wedding, agent);
}

it('a phone that floods a hall with empty uploads leaves it open for all others', async () => {
  const known = await newGuest();
  await known.single(jpegBytes()).expect(200);
  let isOver = false;
  const flooding = flood().finally(() => {
    isOver = true;
  });
  const ofKnown: number[] = [];
  const ofNew: number[] = [];
  while (!isOver) {
    ofKnown.push((await known.single(jpegBytes())).status);
    const guest = await newGuest();
    ofNew.push((await guest.single(jpegBytes())).status);
  }
  await flooding;
  ofKnown.push((await known.single(jpegBytes())).status);
  expect(new Set(ofKnown)).toEqual(new Set([200]));
  expect(new Set(ofNew)).toEqual(new Set([200]));
});
