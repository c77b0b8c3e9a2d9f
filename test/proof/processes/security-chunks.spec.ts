import { readFileSync } from 'node:fs';
import { API } from '@hatira/contract';
import request from 'supertest';
import { sendChunked } from '../../support/requests/raw/chunked-request.js';
import type { TestWedding } from '../../support/requests/guest.js';
import { jpegBytes } from '../../support/fixtures/media-bytes.js';
import { ServerProcess } from '../../support/servers/server-process.js';
import { useTestApp } from '../../support/servers/test-app.js';
import { expectNothingLeft } from '../../support/traces.js';
import { createWedding } from '../../support/fixtures/weddings.js';

const BOUNDARY = 'X';
const CHUNKS = 65_000;
const FORM = `multipart/form-data; boundary=${BOUNDARY}`;
/** A chunk costs Node time; the form's share must not grow with the count. */
const MOST_TIMES_DEARER = 4;

const test = useTestApp();
let server: ServerProcess;
let wedding: TestWedding;
/** Cost of as many one-byte chunks without a form. */
let plainCost: number;

beforeAll(async () => {
  server = await ServerProcess.start('web', test.env);
  const plain = Buffer.from(JSON.stringify({ message: 'n'.repeat(CHUNKS) }));
  // Twice, to leave out compilation.
  for (let round = 0; round < 2; round++) {
    plainCost = Math.max(
      10,
      (await costOf(API.contact, 'application/json', plain)).cost,
    );
  }
});

beforeEach(async () => {
  wedding = await createWedding(test);
});

afterAll(() => server?.stop());

/** Returns kernel clock ticks. */
function ticks(): number {
  const stat = readFileSync(`/proc/${server.pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(fields[11]) + Number(fields[12]);
}

async function costOf(
  path: string,
  type: string,
  body: Buffer,
  isEndless = false,
): Promise<{ cost: number; answer: string }> {
  const before = ticks();
  const between = () => request(server.url).get(API.live).expect(200);
  const answer = await sendChunked(server.url, {
    path,
    type,
    body,
    chunkBytes: [1],
    between,
    isEndless,
  });
  return { cost: ticks() - before, answer };
}

const field = (name: string, value: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
/** The form has as many full fields as allowed, without a file. */
const endlessHead = () =>
  Buffer.from(
    Array.from({ length: 12 }, (_, index) =>
      field(`f${index}`, 'n'.repeat(5_200)),
    )
      .join('')
      .slice(0, CHUNKS),
  );

it('one-byte chunks cost a form little more than they cost a call without one', async () => {
  for (const path of [
    API.uploadChunk(wedding.weddingPath),
    API.upload(wedding.weddingPath),
  ]) {
    const { cost, answer } = await costOf(path, FORM, endlessHead());
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(cost).toBeLessThan(MOST_TIMES_DEARER * plainCost);
  }
  await expectNothingLeft(test);
});

it.each([
  [
    'delimiters without parts',
    () => Buffer.from(`--${BOUNDARY}\r\n`.repeat(CHUNKS / 5)),
  ],
  [
    'fifteen parts',
    () => Buffer.from(field('f', 'v').repeat(15) + 'n'.repeat(CHUNKS)),
  ],
  [
    'a head over 64 KiB',
    () => Buffer.from(`--${BOUNDARY}\r\n${'A: b\r\n'.repeat(20_000)}`),
  ],
])(
  '%s are refused before the body ends, with the standard body and at no cost',
  async (_what, bodyOf) => {
    for (const isEnabled of [true, false]) {
      await test.database.query('UPDATE weddings SET is_enabled = $1', [
        isEnabled,
      ]);
      const path = API.uploadChunk(wedding.weddingPath);
      const { answer, cost } = await costOf(path, FORM, bodyOf(), true);
      expect(answer).toMatch(
        isEnabled ? /^HTTP\/1\.1 400 / : /^HTTP\/1\.1 403 /,
      );
      expect(cost).toBeLessThan(MOST_TIMES_DEARER * plainCost);
      const body = JSON.parse(
        answer
          .slice(answer.indexOf('\r\n\r\n'))
          .replace(/^\s+(?:[\da-f]+\r\n)?/, ''),
      ) as object;
      expect(body).toMatchObject({
        success: false,
        requestId: expect.any(String) as string,
      });
    }
    await expectNothingLeft(test);
  },
);

it('a photo in one-byte chunks arrives as it was sent', async () => {
  const photo = jpegBytes(20_000);
  const head = `${field('note', 'Ayşe|Tebrikler')}--${BOUNDARY}\r\nContent-Disposition: form-data; name="media"; filename="a\u0000.jpg"\r\n\r\n`;
  const body = Buffer.concat([
    Buffer.from(head),
    photo,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);
  const { answer } = await costOf(API.upload(wedding.weddingPath), FORM, body);
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  const address = /"storage_url":"([^"]+)"/.exec(answer)?.[1] ?? '';
  const { body: kept } = await request(server.url)
    .get(address)
    .buffer(true)
    .expect(200);
  expect((kept as Buffer).equals(photo)).toBe(true);
});

it.each([
  '',
  '""',
  '"',
  '.*',
  '(a+)+$',
  'x'.repeat(71),
  'a; boundary=b',
  '\\"',
])(
  'a boundary of %s is refused or used as it is, and leaves nothing',
  async (boundary) => {
    const body = Buffer.from(`--${boundary}\r\n`.repeat(2_000));
    const type = `multipart/form-data; boundary=${boundary}`;
    const { answer } = await costOf(
      API.upload(wedding.weddingPath),
      type,
      body,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    await expectNothingLeft(test);
  },
);
