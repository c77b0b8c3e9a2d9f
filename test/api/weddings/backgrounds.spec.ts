import {
  API,
  MAX_BACKGROUND_BYTES,
  type BackgroundRow,
  type ProblemCode,
  type WeddingRow,
} from '@hatira/contract';
import sharp from 'sharp';
import type request from 'supertest';
import { blackPng, picture } from '../../support/fixtures/pictures.js';
import { useTestApp } from '../../support/servers/test-app.js';
import { rowsOf, storedFiles } from '../../support/traces.js';
import { createWedding } from '../../support/fixtures/weddings.js';

const SLUG = 'AyşeNur-140626-Mehmet';
const test = useTestApp();
let wedding: WeddingRow;
let staff: Awaited<ReturnType<typeof test.staff>>;

beforeEach(async () => {
  wedding = await createWedding(test, SLUG);
  staff = await test.staff();
});

describe('uploading a background', () => {
  it('answers what it is, and everybody finds it', async () => {
    const file = await picture();
    const row = await upload(file, 'Düğün Resmi.jpg');
    expect(row).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      wedding_hash: wedding.hash,
      wedding_owner: SLUG,
      background_url: API.backgroundImage(SLUG, row.id),
      file_name: 'Düğün Resmi.jpg',
      file_size: file.length,
      file_type: 'image/jpeg',
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    await staff
      .get(API.background(wedding.hash))
      .expect(200, { success: true, data: row });
    await staff
      .get(API.backgrounds)
      .expect(200, { success: true, data: [row] });
    await test
      .http()
      .get(API.backgroundExists(SLUG, row.id))
      .expect(200, { success: true, data: true });
    const { body } = await staff.get(API.weddings).expect(200);
    expect(body.data).toEqual([{ ...wedding, hasBackground: true }]);
  });

  it.each(['jpeg', 'png', 'webp', 'gif', 'avif', 'tiff'] as const)(
    'takes %s, whatever it is called',
    async (format) => {
      const row = await upload(
        await picture({ format, width: 300, height: 200 }),
        'resim.bin',
        'application/octet-stream',
      );
      expect(row.file_type).toBe(`image/${format}`);
    },
  );

  it('cleans the name', async () => {
    const row = await upload(
      await picture({ width: 64, height: 64 }),
      `..\\..\\evil${'x'.repeat(300)}.jpg`,
    );
    expect(row.file_name).toMatch(/^evilx+\.jpg$/);
    expect(Buffer.byteLength(row.file_name)).toBe(255);
  });

  it('takes exactly 50 MB, and not one byte more', async () => {
    const padded = (bytes: number) =>
      Buffer.concat([image, Buffer.alloc(bytes - image.length)]);
    const image = await picture();
    await refused(
      send(padded(MAX_BACKGROUND_BYTES + 1)),
      413,
      'background_too_large',
    );
    const row = await upload(padded(MAX_BACKGROUND_BYTES));
    expect(row.file_size).toBe(MAX_BACKGROUND_BYTES);
  });

  it.each<[string, Buffer, number, ProblemCode]>([
    ['an empty file', Buffer.alloc(0), 400, 'empty_file'],
    ['a text', Buffer.from('not a picture'), 415, 'background_not_image'],
    ['a long text', Buffer.alloc(200_000, 'x'), 415, 'background_not_image'],
    [
      'SVG',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
      415,
      'background_not_image',
    ],
    [
      'HTML',
      Buffer.from('<!doctype html><script>alert(1)</script>'),
      415,
      'background_not_image',
    ],
    ['PDF', Buffer.from('%PDF-1.7\n%âãÏÓ\n'), 415, 'background_not_image'],
    [
      'a film',
      Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1'),
      415,
      'background_not_image',
    ],
    [
      'HEIC',
      Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
      415,
      'background_not_image',
    ],
    [
      'the head of a JPEG',
      Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
      415,
      'background_damaged',
    ],
    [
      'an archive called .jpg',
      Buffer.from('PK\x03\x04', 'latin1'),
      415,
      'background_not_image',
    ],
  ])('refuses %s', async (_, file, status, code) => {
    await refused(send(file, 'resim.jpg', 'image/jpeg'), status, code);
  });

  it.each(['jpeg', 'png', 'webp'] as const)(
    'refuses a %s whose end is missing',
    async (format) => {
      const whole = await sharp(await picture())
        .toFormat(format)
        .toBuffer();
      await refused(
        send(whole.subarray(0, Math.floor(whole.length * 0.6))),
        415,
        'background_damaged',
      );
      await upload(whole);
    },
  );

  it('refuses a picture with more pixels than anybody has', async () => {
    const bomb = await sharp({
      create: {
        width: 16_000,
        height: 16_000,
        channels: 3,
        background: '#fff',
      },
    })
      .png()
      .toBuffer();
    await refused(send(bomb), 415, 'background_too_many_pixels');
    const larger = blackPng(30_000, 30_000);
    expect(larger.length).toBeLessThan(200_000);
    await refused(send(larger), 415, 'background_too_many_pixels');
  });

  it('refuses a form without the file, with another field, or with two files', async () => {
    const image = await picture({ width: 64, height: 64 });
    const call = () => staff.post(API.backgroundUpload(wedding.hash));
    await refused(call().field('hash', '1'), 400, 'background_incomplete');
    await refused(
      call().field('background', 'text'),
      400,
      'background_incomplete',
    );
    await refused(
      call().attach('image', image, 'a.jpg'),
      400,
      'malformed_request',
    );
    await refused(
      call()
        .attach('background', image, 'a.jpg')
        .attach('background', image, 'b.jpg'),
      400,
      'malformed_request',
    );
  });

  it('refuses what is no form, and broken forms', async () => {
    const call = () => staff.post(API.backgroundUpload(wedding.hash));
    const form = (body: string) =>
      call().type('multipart/form-data; boundary=x').send(body);
    await refused(call(), 400, 'malformed_request');
    await refused(call().send({ background: 'x' }), 400, 'malformed_request');
    await refused(
      call().type('multipart/form-data').send('x'),
      400,
      'malformed_request',
    );
    await refused(form('nonsense'), 400, 'malformed_request');
    const head =
      '--x\r\nContent-Disposition: form-data; name="background"; filename="a.jpg"\r\n\r\n';
    await refused(form(head), 400, 'malformed_request');
    await refused(
      form(`${head}bytes without an end`),
      400,
      'malformed_request',
    );
  });

  it('refuses a second one', async () => {
    const first = await upload(await picture({ width: 64, height: 64 }));
    const files = await storedFiles(test);
    const { body } = await send(
      await picture({ width: 65, height: 64 }),
    ).expect(409);
    expect(body.code).toBe('background_exists');
    expect(await storedFiles(test)).toEqual(files);
    await staff
      .get(API.background(wedding.hash))
      .expect(200, { success: true, data: first });
  });

  it('takes one of several that come at the same moment', async () => {
    const images = await Promise.all(
      [100, 110, 120, 130].map((width) => picture({ width, height: 80 })),
    );
    const answers = await Promise.all(images.map((image) => send(image)));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      201, 409, 409, 409,
    ]);
    expect(await rowsOf(test, 'backgrounds')).toBe(1);
    expect(await storedFiles(test)).toHaveLength(10);
  });

  it.each(['post', 'get', 'delete'] as const)(
    '%s knows no other hash',
    async (method) => {
      const path = (hash: string) =>
        method === 'post'
          ? `/api/backgrounds/${hash}/upload`
          : `/api/backgrounds/${hash}`;
      for (const hash of ['1', '123456789012345']) {
        const { body } = await staff[method](path(hash)).expect(404);
        expect(body.code).toBe('wedding_not_found');
      }
      for (const hash of [
        'NaN',
        '-1',
        '1.5',
        '9007199254740992',
        'undefined',
        '1'.repeat(20),
      ]) {
        const { body } = await staff[method](path(hash)).expect(400);
        expect(body.code).toBe('validation_failed');
      }
    },
  );

  it.each<['get' | 'post' | 'delete', () => string]>([
    ['get', () => API.backgrounds],
    ['get', () => API.background(wedding.hash)],
    ['post', () => API.backgroundUpload(wedding.hash)],
    ['delete', () => API.background(wedding.hash)],
  ])('%s needs a login', async (method, path) => {
    const { body } = await test.http()[method](path()).expect(401);
    expect(body.code).toBe('login_required');
  });

  it("refuses what another site's page sends", async () => {
    await upload(await picture({ width: 64, height: 64 }));
    const call = staff
      .delete(API.background(wedding.hash))
      .set('Origin', 'https://evil.example');
    expect((await call.expect(403)).body.code).toBe('foreign_origin');
    await staff.get(API.background(wedding.hash)).expect(200);
  });
});

describe('deleting a background', () => {
  it('hides it everywhere, and makes room for another', async () => {
    const { id } = await upload(await picture({ width: 64, height: 64 }));
    await staff
      .delete(API.background(wedding.hash))
      .expect(200, { success: true });
    expect(
      (await staff.get(API.background(wedding.hash)).expect(404)).body.code,
    ).toBe('background_not_found');
    await staff.get(API.backgrounds).expect(200, { success: true, data: [] });
    await test
      .http()
      .get(API.backgroundExists(SLUG, id))
      .expect(200, { success: true, data: false });
    const gone = await test
      .http()
      .get(API.backgroundImage(SLUG, id))
      .expect(404);
    expect(gone.headers['cache-control']).toBe('no-store');
    expect(
      (await staff.delete(API.background(wedding.hash)).expect(404)).body.code,
    ).toBe('background_not_found');
    expect(
      (await upload(await picture({ width: 64, height: 64 }))).id,
    ).not.toBe(id);
  });

  it('keeps its bytes for whoever takes the deletion back', async () => {
    await upload(await picture({ width: 64, height: 64 }));
    const files = await storedFiles(test);
    await staff.delete(API.background(wedding.hash)).expect(200);
    expect(await storedFiles(test)).toEqual(files);
    expect(await rowsOf(test, 'backgrounds')).toBe(1);
  });
});

describe('the picture that guests see', () => {
  const AVIF =
    'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

  it.each([
    [AVIF, 'image/avif', 'heif'],
    ['image/webp,*/*', 'image/webp', 'webp'],
    ['image/avif;q=0,image/webp,*/*', 'image/webp', 'webp'],
    ['*/*', 'image/jpeg', 'jpeg'],
  ])('has the best format of %s', async (accept, mimeType, format) => {
    const { id } = await upload(await picture());
    const response = await image(
      API.backgroundImage(SLUG, id, 1280),
      accept,
    ).expect(200);
    expect(response.headers).toMatchObject({
      'content-type': mimeType,
      vary: 'Accept',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    expect((await sharp(response.body as Buffer).metadata()).format).toBe(
      format,
    );
  });

  it.each([
    [1, 640],
    [640, 640],
    [641, 1280],
    [1500, 1920],
    [2560, 2560],
    [9000, 2560],
  ])('is, for a screen of %d pixels, %d wide', async (wanted, width) => {
    const { id } = await upload(await picture({ width: 3000, height: 1500 }));
    const { body } = await image(
      API.backgroundImage(SLUG, id, wanted),
      AVIF,
    ).expect(200);
    expect(await sharp(body as Buffer).metadata()).toMatchObject({
      width,
      height: width / 2,
    });
  });

  it('is never made larger than it was', async () => {
    const { id } = await upload(await picture({ width: 800, height: 400 }));
    const { body } = await image(
      API.backgroundImage(SLUG, id, 1920),
      AVIF,
    ).expect(200);
    expect(await sharp(body as Buffer).metadata()).toMatchObject({
      width: 800,
      height: 400,
    });
  });

  it('stands upright and tells nothing of camera and place', async () => {
    const { id } = await upload(
      await picture({ width: 1000, height: 500, orientation: 6 }),
    );
    for (const accept of [AVIF, 'image/webp', '*/*']) {
      const { body } = await image(
        API.backgroundImage(SLUG, id),
        accept,
      ).expect(200);
      const metadata = await sharp(body as Buffer).metadata();
      expect(metadata).toMatchObject({ width: 500, height: 1000 });
      expect(metadata.exif).toBeUndefined();
      expect((body as Buffer).includes('A camera')).toBe(false);
    }
  });

  it('is at most 300 kB for those who make previews of links', async () => {
    const noise = await sharp({
      create: {
        width: 2000,
        height: 1500,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .jpeg({ quality: 95 })
      .toBuffer();
    const { id } = await upload(noise);
    const { body } = await image(API.backgroundImage(SLUG, id), '*/*').expect(
      200,
    );
    expect((body as Buffer).length).toBeLessThanOrEqual(300_000);
  });

  it('is kept for good under its version and asked for again under any other', async () => {
    const { id } = await upload(await picture({ width: 64, height: 64 }));
    const kept = await image(API.backgroundImage(SLUG, id), AVIF).expect(200);
    expect(kept.headers['cache-control']).toBe(
      'private, max-age=31536000, immutable',
    );
    for (const path of [
      API.backgroundImage(SLUG, '1718000000000'),
      `/api/backgrounds/image/${encodeURIComponent(SLUG)}`,
    ]) {
      const asked = await image(path, AVIF).expect(200);
      expect(asked.headers['cache-control']).toBe('private, no-cache');
      await image(path, AVIF)
        .set('If-None-Match', String(asked.headers.etag))
        .expect(304);
      await image(path, 'image/webp')
        .set('If-None-Match', String(asked.headers.etag))
        .expect(200);
    }
  });

  it('is found by the path in any case of its letters', async () => {
    const { id } = await upload(await picture({ width: 64, height: 64 }));
    await image(API.backgroundImage(SLUG.toUpperCase(), id), AVIF).expect(200);
    await test
      .http()
      .get(API.backgroundExists(SLUG.toUpperCase(), id))
      .expect(200, { success: true, data: true });
  });

  it('is not there without a background', async () => {
    const { body } = await test
      .http()
      .get(API.backgroundImage(SLUG, 'x'))
      .expect(404);
    expect(body.code).toBe('background_not_found');
    await test
      .http()
      .get(API.backgroundExists(SLUG, 'x'))
      .expect(200, { success: true, data: false });
  });

  it.each(['unknown-wedding', 'x', 'a b'])(
    'is not there for %s',
    async (slug) => {
      for (const path of [
        API.backgroundImage(slug, 'x'),
        API.backgroundExists(slug, 'x'),
      ]) {
        expect((await test.http().get(path).expect(404)).body.code).toBe(
          'wedding_not_found',
        );
      }
    },
  );

  it.each([
    'w=0',
    'w=-1',
    'w=1.5',
    'w=NaN',
    'w=',
    'w=100000',
    'w=1&w=2',
    't=1&t=2',
    `t=${'x'.repeat(101)}`,
  ])('is refused with %s', async (query) => {
    const { body } = await test
      .http()
      .get(`/api/backgrounds/image/${encodeURIComponent(SLUG)}?${query}`)
      .expect(400);
    expect(body.code).toBe('validation_failed');
  });
});

function send(
  file: Buffer,
  filename = 'resim.jpg',
  contentType = 'image/jpeg',
): request.Test {
  return staff
    .post(API.backgroundUpload(wedding.hash))
    .attach('background', file, { filename, contentType });
}

async function upload(
  ...file: Parameters<typeof send>
): Promise<BackgroundRow> {
  const { body } = await send(...file).expect(201);
  return (body as { data: BackgroundRow }).data;
}

async function refused(
  call: request.Test,
  status: number,
  code: ProblemCode,
): Promise<void> {
  const { body } = await call.expect(status);
  expect(body).toMatchObject({ success: false, code });
  expect({
    files: await storedFiles(test),
    rows: await rowsOf(test, 'backgrounds'),
  }).toEqual({ files: [], rows: 0 });
}

function image(path: string, accept: string): request.Test {
  return test
    .http()
    .get(path)
    .set('Accept', accept)
    .buffer(true)
    .responseType('blob');
}
