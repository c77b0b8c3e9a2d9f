import fc from 'fast-check';
import { API, type MediaItem } from '@hatira/contract';
import { sendChunked } from '../../support/requests/raw/chunked-request.js';
import { gallery, type TestWedding } from '../../support/requests/guest.js';
import { jpegBytes } from '../../support/fixtures/media-bytes.js';
import { createTestApp, type TestApp } from '../../support/servers/test-app.js';
import { expectVerified } from '../../support/verified.js';
import { createWedding } from '../../support/fixtures/weddings.js';

/**
 * A form means the same however its bytes are cut. A failure prints its seed;
 * FUZZ_RUNS raises the runs.
 */

const RUNS = Number(process.env.FUZZ_RUNS ?? 60);

let app: TestApp;
let weddings: [TestWedding, TestWedding];
let photos = 1_000;

beforeAll(async () => {
  app = await createTestApp();
  await app.reset();
  weddings = [await createWedding(app), await createWedding(app)];
});

afterAll(() => app.close());

const boundary = fc.oneof(
  fc.constantFrom(
    'X',
    '-',
    '--',
    'a-b',
    '-----------------------------1234',
    'x'.repeat(70),
  ),
  fc.stringMatching(/^[\w'()+.:=?-]{1,20}$/),
);
/** The values have parts of delimiters and the parser's own tokens. */
const value = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 8 }),
      fc.constantFrom(
        '\r\n',
        '\r',
        '\r\n--',
        '--',
        '\u0000',
        '\u007f',
        '\t',
        'filename=',
        '"',
        ';',
        '\r\n\r\n',
        'é',
      ),
    ),
    { maxLength: 6 },
  )
  .map((parts) => parts.join(''));
const headerValue = value.map((text) => text.replace(/["\r\n]/g, ''));
const form = fc.record({
  boundary,
  fields: fc.array(
    fc.tuple(fc.oneof(fc.constant('note'), headerValue), value),
    { maxLength: 4 },
  ),
  fileName: headerValue,
  hasFile: fc.oneof(
    { weight: 6, arbitrary: fc.constant(true) },
    fc.constant(false),
  ),
  keep: fc.oneof(
    { weight: 6, arbitrary: fc.constant(1) },
    fc.double({ min: 0, max: 1, noNaN: true }),
  ),
  chunkBytes: fc.array(fc.integer({ min: 1, max: 40 }), {
    minLength: 1,
    maxLength: 30,
  }),
});

type Form = typeof form extends fc.Arbitrary<infer T> ? T : never;

function bytesOf(
  { boundary: line, fields, fileName, hasFile, keep }: Form,
  photo: Buffer,
): Buffer {
  const parts = fields.map(([name, text]) =>
    Buffer.from(
      `--${line}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`,
    ),
  );
  const header = `--${line}\r\nContent-Disposition: form-data; name="media"; filename="a${fileName}"\r\n\r\n`;
  const file = hasFile ? [Buffer.from(header), photo, Buffer.from('\r\n')] : [];
  const whole = Buffer.concat([
    ...parts,
    ...file,
    Buffer.from(`--${line}--\r\n`),
  ]);
  return whole.subarray(0, Math.ceil(whole.length * keep));
}

interface Outcome {
  status: string;
  code: string | undefined;
  item: Pick<MediaItem, 'file_name' | 'note' | 'file_size'> | undefined;
}

async function outcomeOf(
  wedding: TestWedding,
  given: Form,
  photo: Buffer,
  chunkBytes: number[],
): Promise<Outcome> {
  const before = await gallery(app.url, wedding);
  const answer = await sendChunked(app.url, {
    path: API.upload(wedding.weddingPath),
    type: `multipart/form-data; boundary="${given.boundary}"`,
    body: bytesOf(given, photo),
    chunkBytes,
  });
  const after = await gallery(app.url, wedding);
  const added = after.find(({ id }) => !before.some((each) => each.id === id));
  return {
    status: answer.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length),
    code: /"code":"(\w+)"/.exec(answer)?.[1],
    item: added && {
      file_name: added.file_name,
      note: added.note,
      file_size: added.file_size,
    },
  };
}

it('a form is answered and kept the same in one piece and in any pieces', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(form, async (given) => {
      await app.redis.flushdb();
      const photo = jpegBytes((photos += 1));
      const whole = await outcomeOf(weddings[0], given, photo, [100_000]);
      expect(
        await outcomeOf(weddings[1], given, photo, given.chunkBytes),
      ).toEqual(whole);
      expect(Number(whole.status)).toBeLessThan(500);
      seen.add(whole.status);
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
  expect(seen).toContain('200');
});

it('no file or row is left', () => expectVerified(app));
