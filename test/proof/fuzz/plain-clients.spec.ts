import { API, SLICE_BYTES } from '@hatira/contract';
import fc from 'fast-check';
import { mp4Bytes, sha256 } from '../../support/fixtures/media-bytes.js';
import { createWedding } from '../../support/fixtures/weddings.js';
import {
  bytesOf,
  expectOriginals,
  slicedFile,
  TestGuest,
  type TestWedding,
} from '../../support/requests/guest.js';
import { createTestApp, type TestApp } from '../../support/servers/test-app.js';

/**
 * Two clients of the plain protocol share an address, a browser's name, and the name and size of a file. However their
 * calls are mixed, each ends with its own bytes or with a refusal. A failure prints its seed; FUZZ_RUNS raises the runs.
 */

const RUNS = Number(process.env.FUZZ_RUNS ?? 100);
const FILE_BYTES = SLICE_BYTES + 12_345;

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ withWorker: true });
});

afterAll(() => app.close());

type Call = 'first slice' | 'last slice' | 'completion';

/** One order of a client's calls. The first is that of the protocol. */
const calls = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constant<Call[]>(['first slice', 'last slice', 'completion']),
  },
  fc.array(fc.constantFrom<Call>('first slice', 'last slice', 'completion'), {
    minLength: 2,
    maxLength: 5,
  }),
);
const client = fc.record({
  cookies: fc.constantFrom('kept', 'of the upload page', 'dropped'),
  calls,
});
const mix = fc.record({
  clients: fc.tuple(client, client),
  /** Which client goes on, and whether its call waits for the one before. */
  turns: fc.array(
    fc.record({ isOfFirst: fc.boolean(), isAlone: fc.boolean() }),
    { minLength: 10, maxLength: 10 },
  ),
});

class PlainClient {
  readonly file = {
    ...slicedFile(mp4Bytes(FILE_BYTES)),
    uploadId: undefined,
  };
  /** Addresses that the server has answered for a finished file. */
  readonly addresses: string[] = [];

  constructor(
    private readonly guest: TestGuest,
    private readonly left: Call[],
  ) {}

  /** Sends the next call, if one is left. */
  async goOn(): Promise<void> {
    const call = this.left.shift();
    if (!call) return;
    const { status, body } = await this.send(call);
    expect([200, 404, 409]).toContain(status);
    if (call === 'completion' && status === 200)
      this.addresses.push(
        (body as { data: { storage_url: string } }).data.storage_url,
      );
  }

  private send(call: Call) {
    if (call === 'completion') return this.guest.complete(this.file);
    return this.guest.slice(this.file, call === 'first slice' ? 0 : 1);
  }
}

async function clientOf(
  wedding: TestWedding,
  { cookies, calls }: { cookies: string; calls: Call[] },
): Promise<PlainClient> {
  const browser = cookies === 'dropped' ? undefined : app.browser();
  if (cookies === 'of the upload page')
    await browser!.get(API.validatePath(wedding.weddingPath)).expect(200);
  return new PlainClient(new TestGuest(app.url, wedding, browser), [...calls]);
}

it('never stores foreign or mixed bytes', async () => {
  let finished = 0;
  await fc.assert(
    fc.asyncProperty(mix, async ({ clients, turns }) => {
      const wedding = await createWedding(app);
      const [first, second] = [
        await clientOf(wedding, clients[0]),
        await clientOf(wedding, clients[1]),
      ];
      const before: Promise<void>[] = [];
      for (const { isOfFirst, isAlone } of turns) {
        if (isAlone) await Promise.all(before.splice(0));
        before.push((isOfFirst ? first : second).goOn());
      }
      await Promise.all(before);
      const senders = [first, second].filter(
        ({ addresses }) => addresses.length > 0,
      );
      for (const { addresses, file } of senders)
        for (const address of addresses)
          expect(sha256(await bytesOf(app.url, address))).toBe(
            sha256(file.bytes),
          );
      await expectOriginals(
        app.url,
        wedding,
        senders.map(({ file }) => file.bytes),
      );
      finished += senders.length;
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
  // Most mixes let a file through, so the property says something.
  expect(finished).toBeGreaterThan(RUNS / 4);
}, 180_000);
