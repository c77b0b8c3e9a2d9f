import { randomBytes, randomInt } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { API } from '@hatira/contract';
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
let ids: string[];
let path: string;
let wedding: TestWedding;
let layout: { bytes: Buffer; etag: string };
let built: { bytes: Buffer; etag: string };

beforeAll(async () => {
  app = await createTestApp({ withWorker: true });
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
  layout = await wholeOf({ Range: 'bytes=0-' });
  await untilArchive(app.url, id, 'ready');
  built = await wholeOf({});
});

afterAll(() => app.close());

async function wholeOf(
  headers: Record<string, string>,
): Promise<{ bytes: Buffer; etag: string }> {
  const answer = await download(app.url, path, headers);
  return { bytes: answer.bytes, etag: answer.headers.get('etag') ?? '' };
}

it('there are two of it, each with its own strong tag', () => {
  expect(layout.etag).toMatch(/^"[^"]+-layout-\d+"$/);
  expect(built.etag).toMatch(/^"[^"]+"$/);
  expect(built.etag).not.toBe(layout.etag);
  expect(built.bytes.equals(layout.bytes)).toBe(false);
});

it('any of 150 random ranges, and those across borders of entries, equal the same bytes of the whole', async () => {
  const total = layout.bytes.length;
  for (const [start, end] of chosenRanges(layout.bytes, 150)) {
    const { status, headers, bytes } = await download(app.url, path, {
      Range: `bytes=${start}-${end}`,
    });
    const isEqual = bytes.equals(layout.bytes.subarray(start, end + 1));
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
  expect(bytes.equals(layout.bytes.subarray(start, end))).toBe(true);
});

it.each(['bytes=99999999999-', 'bytes=-0'])(
  'the range %s, which there is not, answers 416 with the size',
  async (Range) => {
    const { status, headers, bytes } = await download(app.url, path, { Range });
    expect([status, headers.get('content-range')]).toEqual([
      416,
      `bytes */${layout.bytes.length}`,
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
    expect(bytes.equals(layout.bytes)).toBe(true);
  },
);

describe('which of the two is sent', () => {
  const cases: [string, () => Record<string, string>, number, () => Buffer][] =
    [
      [
        'nothing is asked for: what was built',
        () => ({}),
        200,
        () => built.bytes,
      ],
      ['a range alone: the layout', () => range(), 206, () => part(layout)],
      [
        'a range of the layout',
        () => range('If-Range', layout.etag),
        206,
        () => part(layout),
      ],
      [
        'a range of what was built',
        () => range('If-Range', built.etag),
        206,
        () => part(built),
      ],
      [
        'a range of something else: the whole',
        () => range('If-Range', '"other"'),
        200,
        () => layout.bytes,
      ],
      [
        'a weak tag is no proof',
        () => range('If-Range', `W/${built.etag}`),
        200,
        () => layout.bytes,
      ],
      [
        'neither is a date',
        () => range('If-Range', new Date().toUTCString()),
        200,
        () => layout.bytes,
      ],
      [
        'If-Match as Firefox sends it, layout',
        () => range('If-Match', layout.etag),
        206,
        () => part(layout),
      ],
      [
        'If-Match as Firefox sends it, built',
        () => range('If-Match', built.etag),
        206,
        () => part(built),
      ],
      [
        'the whole of the layout alone',
        () => ({ 'If-Match': layout.etag }),
        200,
        () => layout.bytes,
      ],
      [
        'the whole of what was built alone',
        () => ({ 'If-Match': built.etag }),
        200,
        () => built.bytes,
      ],
    ];
  const range = (name?: string, tag = ''): Record<string, string> => ({
    Range: 'bytes=1000-299999',
    ...(name && { [name]: tag }),
  });
  const part = ({ bytes }: { bytes: Buffer }) => bytes.subarray(1_000, 300_000);

  it.each(cases)('%s', async (_what, headers, status, bytes) => {
    const answer = await download(app.url, path, headers());
    expect(answer.status).toBe(status);
    expect(answer.bytes.equals(bytes())).toBe(true);
    expect(answer.headers.get('content-length')).toBe(String(bytes().length));
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
      (await download(app.url, path, { 'If-None-Match': built.etag })).status,
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
      [200, String(built.bytes.length), 0],
      [206, '299000', 0],
    ]);
    expect(heads.map(({ headers }) => headers.get('etag'))).toEqual([
      built.etag,
      layout.etag,
    ]);
    expect(heads[0]!.headers.get('accept-ranges')).toBe('bytes');
  });
});

/** Each connection is cut, the next continues. */
async function downloadInPieces(
  cuts: number,
  firstHeaders: Record<string, string>,
): Promise<Buffer> {
  const got: Buffer[] = [];
  let have = 0;
  let etag = '';
  for (let cut = 0; ; cut++) {
    const headers =
      cut === 0 ? firstHeaders : { Range: `bytes=${have}-`, 'If-Range': etag };
    const limit =
      cut < cuts
        ? randomInt(1, Math.ceil((2 * layout.bytes.length) / cuts))
        : Infinity;
    const piece = await cutOff(headers, limit);
    etag ||= piece.etag;
    expect(piece.status).toBe(
      cut === 0 ? (firstHeaders.Range ? 206 : 200) : 206,
    );
    got.push(piece.bytes);
    have += piece.bytes.length;
    if (have >= piece.total) return Buffer.concat(got);
  }
}

function cutOff(headers: Record<string, string>, limit: number) {
  return new Promise<{
    status: number;
    etag: string;
    total: number;
    bytes: Buffer;
  }>((resolve, reject) => {
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

it.each([
  ['the layout', { Range: 'bytes=0-' }, () => layout],
  ['what was built', {}, () => built],
] as const)(
  'a download of %s that is cut 20 times and continued is the same file',
  async (_what, headers, wanted) => {
    const bytes = await downloadInPieces(20, headers);
    expect(sha256(bytes)).toBe(sha256(wanted().bytes));
  },
);

it('a download that began before it was built goes on with the layout', async () => {
  const rest = await download(app.url, path, {
    Range: 'bytes=500000-',
    'If-Range': layout.etag,
  });
  const whole = Buffer.concat([layout.bytes.subarray(0, 500_000), rest.bytes]);
  expect(whole.equals(layout.bytes)).toBe(true);
});

it('serves the layout when the built file is missing', async () => {
  const id = path.split('/')[3]!;
  await rm(
    join(app.dataDir, 'storage', 'archives', id.slice(0, 2), `${id}.zip`),
  );
  const { status, bytes } = await download(app.url, path);
  expect(status).toBe(200);
  expect(bytes.equals(layout.bytes)).toBe(true);
  expect(await archiveOf(app.url, id)).toMatchObject({ status: 'ready' });

  // Builds again: no download continues the first's bytes.
  expect(await askForArchive(app.url, wedding)).toMatchObject({
    id,
    status: 'queued',
  });
  await untilArchive(app.url, id, 'ready');
  const again = await wholeOf({});
  expect([again.bytes.equals(built.bytes), again.etag === built.etag]).toEqual([
    true,
    false,
  ]);
  expect((await askForArchive(app.url, wedding)).status).toBe('ready');
});

describe('a streamed selection', () => {
  it('has its length, its name and the bytes of the layout', async () => {
    const answer = await streamed(app.url, ids);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-length')).toBe(
      String(layout.bytes.length),
    );
    expect(answer.headers.get('content-type')).toBe('application/zip');
    expect(answer.headers.get('content-disposition')).toMatch(
      /filename="?wedding-media-\d{8}-\d{6}\.zip/,
    );
    expect(Buffer.from(await answer.arrayBuffer()).equals(layout.bytes)).toBe(
      true,
    );
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
