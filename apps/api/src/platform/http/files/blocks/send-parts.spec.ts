import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  get,
  createServer,
  type Server,
  type IncomingMessage,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Response } from 'express';
import type { OpenObject } from '../../../storage/object-store.js';
import { ObjectMissingError } from '../../../storage/storage-errors.js';
import type { AnswerPart } from './answer-part.js';
import { sendParts } from './send-parts.js';

const MIB = 1024 ** 2;
const contents = Array.from({ length: 8 }, (_, index) =>
  randomBytes(MIB + 50_001 * index),
);

let server: Server;
let url: string;
let open = 0;
let sending = 0;
let failures: unknown[] = [];

function opened(content: Buffer): Promise<OpenObject> {
  open += 1;
  return Promise.resolve({
    read: async (into: Buffer, position: number) => {
      await new Promise(setImmediate);
      return content.copy(into, 0, position);
    },
    close: () => Promise.resolve(void (open -= 1)),
  });
}

function partsOf(content: Buffer, copies: number, isShort: boolean) {
  const range = { start: 0, end: content.length };
  // The stored file lacks its last byte.
  const stored = isShort ? content.subarray(0, -1) : content;
  const part: AnswerPart = { range, open: () => opened(stored) };
  return Array.from({ length: copies }, () => part);
}

beforeAll(async () => {
  server = createServer((request, response) => {
    const [, which = 0, copies = 1, mode] = (request.url ?? '').split('/');
    const content = contents[Number(which)]!;
    const bytes = content.length * Number(copies);
    response.setHeader('Content-Length', bytes);
    sending += 1;
    const parts = partsOf(content, Number(copies), mode === 'short');
    sendParts(parts, bytes, response as unknown as Response)
      .catch((error: unknown) => failures.push(error))
      .finally(() => (sending -= 1));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => server.close());

beforeEach(() => (failures = []));

async function answerOf(path: string): Promise<IncomingMessage> {
  const call = get(url + path).on('error', () => undefined);
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  return response;
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of await answerOf(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

async function untilAllEnded(): Promise<void> {
  while (sending > 0 || open > 0) await new Promise(setImmediate);
}

it('sends each of many answers at once its own bytes, beside clients that leave', async () => {
  const leaving = contents.map(async (_, index) => {
    const answer = await answerOf(`/${index}/20`);
    await once(answer, 'data');
    answer.destroy();
  });
  const whole = contents.flatMap((content, index) =>
    [1, 3].map(async (copies) => {
      const expected = createHash('sha256');
      for (let copy = 0; copy < copies; copy++) expected.update(content);
      expect(await hashOf(`/${index}/${copies}`)).toBe(expected.digest('hex'));
    }),
  );
  await Promise.all([...leaving, ...whole]);
  await untilAllEnded();
  expect(failures).toEqual([]);
});

it('cuts the answer off at a short object', async () => {
  const answer = await answerOf('/2/3/short');
  await expect(async () => {
    for await (const chunk of answer) expect(chunk).toBeInstanceOf(Buffer);
  }).rejects.toThrow('aborted');
  await untilAllEnded();
  expect(failures).toEqual([expect.any(ObjectMissingError)]);
});

it('waits for a client that reads nothing, with one object open, and closes it when the client leaves', async () => {
  const answer = await answerOf('/0/60');
  const { socket } = answer;
  while (open === 0) await new Promise(setImmediate);
  expect(sending).toBe(1);
  expect(open).toBeLessThanOrEqual(2);
  socket.destroy();
  await untilAllEnded();
  expect(failures).toEqual([]);
});
