import { API, SLICE_BYTES } from '@hatira/contract';
import { mp4Bytes } from '../../support/fixtures/media-bytes.js';
import { createWedding } from '../../support/fixtures/weddings.js';
import {
  contentHashOf,
  expectOriginals,
  slicedFile,
  TestGuest,
  type TestWedding,
} from '../../support/requests/guest.js';
import { useTestApp } from '../../support/servers/test-app.js';
import { storedFiles } from '../../support/traces.js';

const app = useTestApp({ withWorker: true });
let wedding: TestWedding;
let guest: TestGuest;

beforeEach(async () => {
  wedding = await createWedding(app);
  guest = new TestGuest(app.url, wedding);
});

const expectStored = (...files: Buffer[]) =>
  expectOriginals(app.url, wedding, files);

const TWO_SLICES = SLICE_BYTES + 12_345;
const THREE_SLICES = 2 * SLICE_BYTES + 12_345;

/** A file of a client of the plain protocol, without an `uploadId`. */
const unnamed = (bytes: number) => ({
  ...slicedFile(mp4Bytes(bytes)),
  uploadId: undefined,
});

describe('without an uploadId', () => {
  it('a browser with its cookie sends a file', async () => {
    const file = unnamed(THREE_SLICES);
    await new TestGuest(app.url, wedding, app.browser()).sendSliced(file);
    await expectStored(file.bytes);
  });

  it('a client that keeps no cookies learns why its later slices are refused', async () => {
    const file = unnamed(THREE_SLICES);
    await guest.slice(file, 0).expect(200);
    for (const call of [guest.slice(file, 1), guest.complete(file)]) {
      const { body } = await call.expect(404);
      expect(body).toMatchObject({
        code: 'upload_not_found',
        details: { reason: expect.stringContaining('uploadId') },
      });
    }
    await expectStored();
  });

  it('two browsers behind one address send the same name and size at the same moment', async () => {
    const files = [unnamed(THREE_SLICES), unnamed(THREE_SLICES)];
    const guests = files.map(
      () => new TestGuest(app.url, wedding, app.browser()),
    );
    await Promise.all(
      guests.map((each, index) => each.sendSliced(files[index]!)),
    );
    await expectStored(...files.map(({ bytes }) => bytes));
  });

  it('slices in parallel from one browser are one upload', async () => {
    const file = unnamed(THREE_SLICES);
    const browser = app.browser();
    await browser.get(API.validatePath(wedding.weddingPath));
    const phone = new TestGuest(app.url, wedding, browser);
    await phone.slice(file, 0).expect(200);
    await Promise.all(
      [1, 2].map((index) => phone.slice(file, index).expect(200)),
    );
    await phone.complete(file).expect(200);
    await expectStored(file.bytes);
  });

  it('other bytes in the place of a slice are refused', async () => {
    const [first, second] = [unnamed(THREE_SLICES), unnamed(THREE_SLICES)];
    const phone = new TestGuest(app.url, wedding, app.browser());
    await phone.slice(first, 0).expect(200);
    const { body } = await phone.slice(second, 0).expect(409);
    expect(body).toMatchObject({ code: 'slice_conflict' });
    await phone.sendSliced(first);
    await expectStored(first.bytes);
  });

  it('a complete with the hash of refused bytes does not get the other file', async () => {
    const [first, second] = [unnamed(TWO_SLICES), unnamed(TWO_SLICES)];
    const phone = new TestGuest(app.url, wedding, app.browser());
    await phone.slice(first, 0).expect(200);
    await phone.slice(first, 1).expect(200);
    await phone.slice(second, 0).expect(409);
    const named = { ...second, contentHash: contentHashOf(second.bytes) };
    const refused = async () => {
      const { body } = await phone.complete(named).expect(409);
      expect(body).toMatchObject({ code: 'upload_mismatch' });
    };
    await refused();
    await phone.complete(first).expect(200);
    await refused();
    await expectStored(first.bytes);
  });

  it('a file sent again after a finished complete is the same item', async () => {
    const file = unnamed(THREE_SLICES);
    const phone = new TestGuest(app.url, wedding, app.browser());
    const first = await phone.sendSliced(file);
    expect((await phone.complete(file).expect(200)).body).toEqual(first.body);
    expect((await phone.sendSliced(file)).body).toEqual(first.body);
    expect(await storedFiles(app)).toHaveLength(1);
  });
});

/** Calls of the clients A and B: the number of a slice, or `c` to complete. */
const ORDERS = [
  'A0 A1 B0 B1 cA cB',
  'A0 B0 B1 A1 cB cA',
  'A0 B0 A1 cA B1 cB',
  'A0 B1 cA',
  'A0 B0 A1 B1 cA cB',
  'A0 A1 cA B0 B1 cB',
  'A0 B0 B1 cB A1 cA',
  'B0 A0 A1 cA',
  'A0 A1 B0 cA B1 cB',
];

describe.each([
  ['that keep their cookies', () => app.browser()],
  ['that keep no cookies', () => undefined],
])('two clients %s, behind one address, with one name and size', (_, agent) => {
  it.each(ORDERS)(
    'that send %s end with their own bytes, or a refusal',
    async (order) => {
      const client = () => ({
        file: unnamed(TWO_SLICES),
        calls: new TestGuest(app.url, wedding, agent()),
      });
      const clients: Record<string, ReturnType<typeof client>> = {
        A: client(),
        B: client(),
      };
      const finished: Buffer[] = [];
      for (const call of order.split(' ')) {
        const isCompletion = call.startsWith('c');
        const { file, calls } = clients[isCompletion ? call[1]! : call[0]!]!;
        const { status } = await (isCompletion
          ? calls.complete(file)
          : calls.slice(file, Number(call[1])));
        expect([200, 404, 409]).toContain(status);
        if (isCompletion && status === 200) finished.push(file.bytes);
      }
      await expectStored(...finished);
    },
  );
});
