import { randomBytes, randomInt } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { API } from '@hatira/contract';
import { archiveDownloads } from '../../../apps/api/src/platform/metrics/metrics.js';
import {
  archiveOf,
  askForArchive,
  chosenRanges,
  download,
  streamed,
  untilArchive,
} from '../../support/fixtures/archives.js';
import type { TestWedding } from '../../support/requests/guest.js';
import { sha256 } from '../../support/fixtures/media-bytes.js';
import { seedMedia } from '../../support/fixtures/seeded-media.js';
import { createTestApp, type TestApp } from '../../support/servers/test-app.js';
import { createWedding } from '../../support/fixtures/weddings.js';

let app: TestApp;
let worker: TestApp;
let begun: Piece;
let ids: string[];
let path: string;
let wedding: TestWedding;
let before: { bytes: Buffer; etag: string };
let zip: Buffer;
let etag: string;

beforeAll(async () => {
  app = await createTestApp();
  wedding = await createWedding(app);
  const sizes = [
    1,
    300_000,
    65_536,
    2,
    1_000_000,
    ...Array.from({ length: 60 }, () => randomInt(1, 20_000)),
  ];
  const files = sizes.map((size, index) => ({
    name: `${index}.jpg`,
    content: randomBytes(size),
    note: `Not ${index}`,
  }));
  ids = await seedMedia(app, wedding, files);
  const { id } = await askForArchive(app.url, wedding);
  path = API.archiveDownload(id);
  before = await wholeOf();
  begun = await cutOff({}, 500_000);
  worker = await createTestApp({ withWorker: true, replicaOf: app });
  await untilArchive(app.url, id, 'ready');
  ({ bytes: zip, etag } = await wholeOf());
});

afterAll(async () => {
  await worker.close();
  await app.close();
});

async function wholeOf(): Promise<{ bytes: Buffer; etag: string }> {
  const answer = await download(app.url, path);
  return { bytes: answer.bytes, etag: answer.headers.get('etag') ?? '' };
}

it('has the same bytes and the same strong tag before and after it is built', () => {
  expect(etag).toMatch(/^"[^"]+"$/);
  expect(before.etag).toBe(etag);
  expect(before.bytes.equals(zip)).toBe(true);
});

it.each([
  ['the whole', {}],
  ['a range', { Range: 'bytes=1000-' }],
])('sends %s from the built file', async (_what, headers) => {
  const sentFromBuilt = async () =>
    (await archiveDownloads.get()).values.find(
      ({ labels }) => labels.source === 'built',
    )?.value ?? 0;
  const sent = await sentFromBuilt();
  await download(app.url, path, headers);
  expect(await sentFromBuilt()).toBe(sent + 1);
});

it('any of 150 random ranges, and those across borders of entries, equal the same bytes of the whole', async () => {
  const total = zip.length;
  for (const [start, end] of chosenRanges(zip, 150)) {
    const { status, headers, bytes } = await download(app.url, path, {
      Range: `bytes=${start}-${end}`,
    });
    const isEqual = bytes.equals(zip.subarray(start, end + 1));
    expect([status, headers.get('content-range'), isEqual]).toEqual([
      206,
      `bytes ${start}-${end}/${total}`,
      true,
    ]);
  }
});

it.each([
  ['bytes=0-0', 0, 1],
  ['bytes=-1', -1, undefined],
  ['bytes=-100', -100, undefined],
  ['bytes=-99999999999', 0, undefined],
  ['bytes=5-', 5, undefined],
  ['bytes=5-99999999999', 5, undefined],
])('the range %s', async (Range, start, end) => {
  const { status, bytes } = await download(app.url, path, { Range });
  expect(status).toBe(206);
  expect(bytes.equals(zip.subarray(start, end))).toBe(true);
});

it.each(['bytes=99999999999-', 'bytes=-0'])(
  'the range %s, which there is not, answers 416 with the size',
  async (Range) => {
    const { status, headers, bytes } = await download(app.url, path, { Range });
    expect([status, headers.get('content-range')]).toEqual([
      416,
      `bytes */${zip.length}`,
    ]);
    expect(JSON.parse(bytes.toString())).toMatchObject({
      code: 'range_not_satisfiable',
    });
  },
);

it.each(['bytes=x', 'lines=1-2', 'bytes=0-1,5-9'])(
  'ignores a header that is not one range (%s) and sends the whole archive',
  async (Range) => {
    const { status, bytes } = await download(app.url, path, { Range });
    expect(status).toBe(200);
    expect(bytes.equals(zip)).toBe(true);
  },
);

describe('the tag of a client', () => {
  const range = (name?: string, tag = ''): Record<string, string> => ({
    Range: 'bytes=1000-299999',
    ...(name && { [name]: tag }),
  });
  const whole = () => zip;
  const part = () => zip.subarray(1_000, 300_000);
  const cases: [string, () => Record<string, string>, number, () => Buffer][] =
    [
      ['the range alone', () => range(), 206, part],
      ['If-Range', () => range('If-Range', etag), 206, part],
      ['another If-Range', () => range('If-Range', '"other"'), 200, whole],
      ['a weak If-Range', () => range('If-Range', `W/${etag}`), 200, whole],
      [
        'If-Range with a date',
        () => range('If-Range', new Date().toUTCString()),
        200,
        whole,
      ],
      [
        'If-Match, as Firefox sends it',
        () => range('If-Match', etag),
        206,
        part,
      ],
      ['If-Match without a range', () => ({ 'If-Match': etag }), 200, whole],
    ];

  it.each(cases)('%s', async (_what, headers, status, bytes) => {
    const answer = await download(app.url, path, headers());
    expect(answer.status).toBe(status);
    expect(answer.bytes.equals(bytes())).toBe(true);
    expect(answer.headers.get('content-length')).toBe(String(bytes().length));
    expect(answer.headers.get('etag')).toBe(etag);
  });

  it('a part of something else is not continued', async () => {
    const { status, bytes } = await download(
      app.url,
      path,
      range('If-Match', '"other"'),
    );
    expect([status, JSON.parse(bytes.toString())]).toMatchObject([
      412,
      { code: 'content_changed' },
    ]);
  });

  it('returns 304 for an archive that the client has', async () => {
    expect(
      (await download(app.url, path, { 'If-None-Match': etag })).status,
    ).toBe(304);
  });

  it('HEAD tells the same without the bytes', async () => {
    const heads = [
      await download(app.url, path, {}, 'HEAD'),
      await download(app.url, path, range(), 'HEAD'),
    ];
    expect(
      heads.map(({ status, headers, bytes }) => [
        status,
        headers.get('content-length'),
        bytes.length,
      ]),
    ).toEqual([
      [200, String(zip.length), 0],
      [206, '299000', 0],
    ]);
    expect(heads.map(({ headers }) => headers.get('etag'))).toEqual([
      etag,
      etag,
    ]);
    expect(heads[0]!.headers.get('accept-ranges')).toBe('bytes');
  });
});

/** Each connection is cut, the next continues without a tag. */
async function continued(
  { bytes, total }: Piece,
  cuts: number,
): Promise<Buffer> {
  const got = [bytes];
  let have = bytes.length;
  for (let cut = 0; have < total; cut++) {
    const limit =
      cut < cuts ? randomInt(1, Math.ceil((2 * total) / cuts)) : Infinity;
    const piece = await cutOff({ Range: `bytes=${have}-` }, limit);
    expect([piece.status, piece.etag]).toEqual([206, etag]);
    got.push(piece.bytes);
    have += piece.bytes.length;
  }
  return Buffer.concat(got);
}

interface Piece {
  status: number;
  etag: string;
  total: number;
  bytes: Buffer;
}

function cutOff(headers: Record<string, string>, limit: number) {
  return new Promise<Piece>((resolve, reject) => {
    const call = httpRequest(app.url + path, { headers }, (response) => {
      const chunks: Buffer[] = [];
      let length = 0;
      const range = response.headers['content-range'];
      const total = Number(
        range ? range.split('/')[1] : response.headers['content-length'],
      );
      const finish = () => {
        call.destroy();
        const bytes = Buffer.concat(chunks).subarray(0, limit);
        resolve({
          status: response.statusCode ?? 0,
          etag: response.headers.etag ?? '',
          total,
          bytes,
        });
      };
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        length += chunk.length;
        if (length >= limit) finish();
      });
      response.once('end', finish);
      response.once('error', () => undefined);
    });
    call.once('error', reject);
    call.end();
  });
}

it('a download that began before it was built, is cut 20 times and continued is the same file', async () => {
  expect([begun.status, begun.bytes.length]).toEqual([200, 500_000]);
  expect(sha256(await continued(begun, 20))).toBe(sha256(zip));
});

it('a download of the built file that is cut 20 times and continued is the same file', async () => {
  const first = await cutOff({}, 1);
  expect(sha256(await continued(first, 20))).toBe(sha256(zip));
});

it('serves the layout when the built file is missing', async () => {
  const id = path.split('/')[3]!;
  await rm(
    join(app.dataDir, 'storage', 'archives', id.slice(0, 2), `${id}.zip`),
  );
  const { status, bytes } = await download(app.url, path);
  expect(status).toBe(200);
  expect(bytes.equals(zip)).toBe(true);
  expect(await archiveOf(app.url, id)).toMatchObject({ status: 'ready' });
  expect(await askForArchive(app.url, wedding)).toMatchObject({
    id,
    status: 'queued',
  });
  await untilArchive(app.url, id, 'ready');
  const again = await wholeOf();
  expect([again.bytes.equals(zip), again.etag]).toEqual([true, etag]);
  expect((await askForArchive(app.url, wedding)).status).toBe('ready');
});

describe('a streamed selection', () => {
  it('has its length, its name and the bytes of the layout', async () => {
    const answer = await streamed(app.url, ids);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-length')).toBe(String(zip.length));
    expect(answer.headers.get('content-type')).toBe('application/zip');
    expect(answer.headers.get('content-disposition')).toMatch(
      /filename="?wedding-media-\d{8}-\d{6}\.zip/,
    );
    expect(Buffer.from(await answer.arrayBuffer()).equals(zip)).toBe(true);
  });

  it('promises no ranges', async () => {
    const { headers } = await streamed(app.url, ids.slice(0, 1));
    expect([headers.get('accept-ranges'), headers.get('etag')]).toEqual([
      null,
      null,
    ]);
  });

  it.each([
    ['no ids', [], 400, 'validation_failed'],
    ['ids that are no list', 'all', 400, 'validation_failed'],
    ['nothing', undefined, 400, 'validation_failed'],
    [
      'unknown ids',
      ['11111111-1111-4111-8111-111111111111'],
      404,
      'files_not_found',
    ],
  ])('refuses %s', async (_what, wrong, status, code) => {
    const answer = await streamed(app.url, wrong);
    expect([answer.status, await answer.json()]).toMatchObject([
      status,
      { success: false, code },
    ]);
    expect(answer.headers.get('content-disposition')).toBeNull();
  });

  it('refuses too many ids with count and maximum', async () => {
    const many = Array.from(
      { length: 10_001 },
      (_, n) => `11111111-1111-4111-8111-${String(n).padStart(12, '0')}`,
    );
    const answer = await streamed(app.url, many);
    const details = { count: 10_001, max: 10_000 };
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { code: 'too_many_files', details },
    ]);
  });
});
