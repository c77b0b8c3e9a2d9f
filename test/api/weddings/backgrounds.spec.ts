import {
  API,
  MAX_BACKGROUND_BYTES,
  type BackgroundRow,
  type ProblemCode,
  type WeddingRow,
} from '@hatira/contract';
import sharp from 'sharp';
import type request from 'supertest';
import {
  blackPng,
  picture,
  smallPicture,
} from '../../support/fixtures/pictures.js';
import { useTestApp } from '../../support/servers/test-app.js';
import { rowsOf, storedFiles } from '../../support/traces.js';
import { createWedding } from '../../support/fixtures/weddings.js';
import { heic } from '../../support/zoo/formats/heic.js';
import { waves } from '../../support/zoo/sizes.js';

const SLUG = 'AyşeNur-140626-Mehmet';
const test = useTestApp();
let wedding: WeddingRow;
let staff: Awaited<ReturnType<typeof test.staff>>;

beforeEach(async () => {
  wedding = await createWedding(test, SLUG);
  staff = await test.staff();
});

describe('uploading a background', () => {
  it('returns the background, and pages show it', async () => {
    const file = await smallPicture();
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
    const info = await test.http().get(API.weddingInfo(wedding.hash));
    expect(info.body.data).toMatchObject({ cover: row.id });
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
      await smallPicture(),
      `..\\..\\evil${'x'.repeat(300)}.jpg`,
    );
    expect(row.file_name).toMatch(/^evilx+\.jpg$/);
    expect(Buffer.byteLength(row.file_name)).toBe(255);
  });

  it('takes exactly 50 MB, and not one byte more', async () => {
    const padded = (bytes: number) =>
      Buffer.concat([image, Buffer.alloc(bytes - image.length)]);
    const image = await smallPicture();
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
      'the head of a HEIC',
      Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
      415,
      'background_damaged',
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

  it.each([
    ['a BMP', Buffer.from('BM\x36\0\0\0\0\0\0\0', 'latin1')],
    ['a raw photo', Buffer.from('II*\0\x10\0\0\0CR\x02\0', 'latin1')],
    [
      'a sequence of HEIC pictures',
      Buffer.from('\0\0\0\x18ftyphevc\0\0\0\0mif1hevc', 'latin1'),
    ],
  ])('says which formats it takes instead of %s', async (_, head) => {
    const file = Buffer.concat([head, Buffer.alloc(200)]);
    const { body } = await send(file, 'resim').expect(415);
    expect(body).toMatchObject({
      code: 'background_not_image',
      details: {
        fault: 'kind',
        reason: expect.stringContaining('Choose a JPEG, PNG, WebP or HEIC'),
      },
    });
  });

  it('takes the HEIC of a phone, and shows it to guests in their formats', async () => {
    const file = await heic(waves(640, 480), { tileSize: 320 });
    const row = await upload(file, 'IMG_0001.HEIC', 'image/heic');
    expect(row).toMatchObject({
      file_type: 'image/heic',
      file_size: file.length,
    });
    const { body } = await test
      .http()
      .get(API.backgroundImage(SLUG, row.id))
      .set('Accept', 'image/webp')
      .expect(200)
      .expect('Content-Type', 'image/webp');
    const shown = await sharp(body as Buffer).metadata();
    expect([shown.width, shown.height]).toEqual([640, 480]);
  });

  it('says why it refuses an SVG', async () => {
    const drawing = '<?xml version="1.0"?><!-- a garland --><svg width="9"/>';
    const { body } = await send(Buffer.from(drawing), 'a.svg').expect(415);
    expect(body).toMatchObject({
      code: 'background_not_image',
      details: {
        fault: 'svg',
        reason: expect.stringContaining('may hold a program'),
      },
    });
  });

  it.each(['jpeg', 'png', 'webp'] as const)(
    'refuses a %s whose end is missing',
    async (format) => {
      const whole = await sharp(await picture({ width: 320, height: 200 }))
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
    const bomb = blackPng(16_000, 16_000);
    await refused(send(bomb), 415, 'background_too_many_pixels');
    const larger = blackPng(30_000, 30_000);
    expect(larger.length).toBeLessThan(200_000);
    await refused(send(larger), 415, 'background_too_many_pixels');
  });

  it('refuses a form without the file, with another field, or with two files', async () => {
    const image = await smallPicture();
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

  it('refuses other bodies and broken forms', async () => {
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
    const first = await upload(await smallPicture());
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

  it("refuses requests of another site's page", async () => {
    await upload(await smallPicture());
    const call = staff
      .delete(API.background(wedding.hash))
      .set('Origin', 'https://evil.example');
    expect((await call.expect(403)).body.code).toBe('foreign_origin');
    await staff.get(API.background(wedding.hash)).expect(200);
  });
});

describe('deleting a background', () => {
  it('hides it everywhere, and makes room for another', async () => {
    const { id } = await upload(await smallPicture());
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
    expect((await upload(await smallPicture())).id).not.toBe(id);
  });

  it('keeps its bytes until a deletion is final', async () => {
    await upload(await smallPicture());
    const files = await storedFiles(test);
    await staff.delete(API.background(wedding.hash)).expect(200);
    expect(await storedFiles(test)).toEqual(files);
    expect(await rowsOf(test, 'backgrounds')).toBe(1);
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
