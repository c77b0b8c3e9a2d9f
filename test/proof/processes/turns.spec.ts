import { setTimeout as delay } from 'node:timers/promises';
import { SENDING_API, SLICE_BYTES, type Turn } from '@hatira/contract';
import request from 'supertest';
import { jpegBytes, mp4Bytes } from '../../support/fixtures/media-bytes.js';
import { createWedding } from '../../support/fixtures/weddings.js';
import {
  slicedFile,
  TestGuest,
  type TestWedding,
} from '../../support/requests/guest.js';
import { SlowRequest } from '../../support/requests/raw/slow-request.js';
import { ServerProcess } from '../../support/servers/server-process.js';
import { createTestApp, type TestApp } from '../../support/servers/test-app.js';
import { until } from '../../support/until.js';

let home: TestApp;
let web: ServerProcess;
let wedding: TestWedding;
let held: SlowRequest[];

beforeAll(async () => {
  home = await createTestApp();
  web = await ServerProcess.start('web', { ...home.env, WEB_PROCESSES: '2' });
});

beforeEach(async () => {
  wedding = await createWedding(home);
  held = [];
});

afterEach(() => release(held));

afterAll(async () => {
  await web.stop();
  await home.close();
});

type Phone = ReturnType<typeof request.agent>;

/** Has a cookie, and no file. */
async function newPhone(): Promise<Phone> {
  const phone = request.agent(web.url);
  await phone.get(`/${wedding.weddingPath}`).expect(200);
  return phone;
}

async function phoneWithFile(): Promise<Phone> {
  const phone = await newPhone();
  await new TestGuest(web.url, wedding, phone).single(jpegBytes()).expect(200);
  return phone;
}

/** The pause is below the limit of a phone's calls. */
const BETWEEN_QUESTIONS_MS = 250;

/** Asks by its own connection: the processes answer in turn. */
async function ask(phone: Phone): Promise<'waits' | 'goes'> {
  const { body } = await phone
    .post(SENDING_API.turn(wedding.weddingPath))
    .set('Connection', 'close')
    .send({ kind: 'video' })
    .expect(200);
  return (body as { data: Turn }).data.waitMs > 0 ? 'waits' : 'goes';
}

async function hold(): Promise<void> {
  const file = slicedFile(mp4Bytes(2 * SLICE_BYTES));
  const slice = await SlowRequest.slice(web.url, wedding, file, 0);
  await slice.send(0.01);
  held.push(slice);
}

function release(slices: SlowRequest[]): void {
  for (const slice of slices) slice.vanish();
}

/** Fills the hall until both processes ask a phone to wait. */
async function fill(phone: Phone): Promise<void> {
  const answers = async () => {
    const given = [await ask(phone), await ask(phone)];
    // Each held request counts soon in both processes; many questions would reach the limit of calls.
    if (given.includes('goes')) await hold();
    await delay(BETWEEN_QUESTIONS_MS);
    return given;
  };
  await until('both processes see a full hall', answers, ['waits', 'waits']);
}

it('counts the requests of a hall over both processes', async () => {
  const phone = await phoneWithFile();
  await fill(phone);
  release(held.splice(0));
  await until('the hall has room', () => ask(phone), 'goes');
});

it('lets guests without a stored file go first, whatever process they ask', async () => {
  const [known, fresh] = [await phoneWithFile(), await newPhone()];
  const order = async () => {
    await fill(known);
    const before = await ask(fresh);
    release(held.splice(1));
    const answers: string[] = [];
    for (let count = 0; count < 4; count++) {
      answers.push(await ask(known));
      await delay(20);
    }
    answers.push(await ask(fresh));
    release(held.splice(0));
    return [before, ...answers].join();
  };
  await until(
    'the new guest goes before the other',
    order,
    'waits,waits,waits,waits,waits,goes',
  );
});
