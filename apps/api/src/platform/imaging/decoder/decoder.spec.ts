import { readdirSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { until } from '../../../../../../test/support/until.js';
import { confinement } from '../process/confinement.js';
import { Decoder } from './decoder.js';

const ORDER = { makes: 'picture' };
const PICTURE = { source: Buffer.alloc(1_000), bytes: 1_000 };
const MAX_ANSWER_BYTES = 1_000;
/** Reads the order and the picture, then writes `frame` and does `then`. */
const answering = (frame: string, then = '') => `
import { readFrame } from ${JSON.stringify(path.join(__dirname, '../child/frames.mjs'))};
const frame = (body, length = body.length) => {
  const lengths = Buffer.alloc(8);
  lengths.writeUInt32BE(2, 0);
  lengths.writeUInt32BE(length, 4);
  return Buffer.concat([lengths, Buffer.from('{}'), Buffer.from(body)]);
};
for (let next = readFrame(); next; next = readFrame()) {
  await new Promise((resolve) => process.stdout.write(${frame}, resolve));
  ${then}
}
process.exit();`;

let dir: string;

beforeAll(async () => {
  await confinement();
  dir = await mkdtemp(path.join(tmpdir(), 'decoder-'));
  // Decoders of root run as another account.
  await chmod(dir, 0o755);
});

afterAll(() => rm(dir, { recursive: true }));

async function started(script: string, timeoutMs = 60_000): Promise<Decoder> {
  const program = path.join(dir, 'decoder.mjs');
  await writeFile(program, script);
  return Decoder.start(
    { maxBytes: 300_000_000, timeoutMs },
    undefined,
    program,
  );
}

const answerOf = (decoder: Decoder) =>
  decoder.decode(ORDER, PICTURE, MAX_ANSWER_BYTES);

const openFiles = () => readdirSync('/proc/self/fd').length;

it('returns header and body of each answer', async () => {
  const decoder = await started(answering(`frame('body')`));
  for (let count = 0; count < 3; count++) {
    const { header, body } = await answerOf(decoder);
    expect([String(header), String(body)]).toEqual(['{}', 'body']);
  }
  expect(decoder.isReusable).toBe(true);
  decoder.end();
});

it('is not reusable after a hundred answers', async () => {
  const decoder = await started(answering(`frame('')`));
  for (let count = 0; count < 99; count++) await answerOf(decoder);
  expect(decoder.isReusable).toBe(true);
  await answerOf(decoder);
  expect(decoder.isReusable).toBe(false);
  decoder.end();
});

it('is not reusable after more bytes than its answer, and frees its files', async () => {
  const before = openFiles();
  const decoder = await started(
    answering(`Buffer.concat([frame('body'), Buffer.from('more')])`),
  );
  await answerOf(decoder);
  expect(decoder.isReusable).toBe(false);
  decoder.end();
  await until('its files are closed', openFiles, (seen) => seen <= before);
});

it('refuses too long an answer, and frees its files', async () => {
  const before = openFiles();
  const decoder = await started(answering(`frame('x'.repeat(100_000))`));
  await expect(answerOf(decoder)).rejects.toMatchObject({
    reason: 'gives more than 1000 bytes',
  });
  await until('its files are closed', openFiles, (seen) => seen <= before);
});

it.each([
  [
    'exits in the middle of an answer',
    answering(`frame('b', 9)`, 'process.exit()'),
  ],
  ['exits at once', 'process.exit();'],
])('reports a crash when it %s', async (_what, script) => {
  await expect(answerOf(await started(script))).rejects.toMatchObject({
    reason: 'its decoder crashed',
  });
});

it.each([
  ['never answers', 'setInterval(() => {}, 1000);'],
  ['stops in the middle of an answer', answering(`frame('b', 9)`)],
  [
    'closes its output and lives on',
    `import { closeSync } from 'node:fs'; closeSync(1); setInterval(() => {}, 1000);`,
  ],
])('is killed after its time when it %s', async (_what, script) => {
  await expect(answerOf(await started(script, 2_000))).rejects.toMatchObject({
    reason: expect.stringMatching(/^timed out after 2 s/) as string,
  });
});

it('is killed when it answers without reading the picture', async () => {
  const frame = '0000000200000000' + Buffer.from('{}').toString('hex');
  const decoder = await started(
    `process.stdout.write(Buffer.from('${frame}', 'hex')); setInterval(() => {}, 1000);`,
    2_000,
  );
  const large = { source: Buffer.alloc(10_000_000), bytes: 10_000_000 };
  await expect(
    decoder.decode(ORDER, large, MAX_ANSWER_BYTES),
  ).rejects.toMatchObject({
    reason: expect.stringMatching(/^timed out after 2 s/) as string,
  });
});
