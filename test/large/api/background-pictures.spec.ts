import { API, type BackgroundRow, type WeddingRow } from '@hatira/contract';
import sharp from 'sharp';
import type request from 'supertest';
import { picture } from '../../support/fixtures/pictures.js';
import { useTestApp } from '../../support/servers/test-app.js';
import { createWedding } from '../../support/fixtures/weddings.js';

const SLUG = 'AyşeNur-140626-Mehmet';
const test = useTestApp({ withWorker: true });
let wedding: WeddingRow;
let staff: Awaited<ReturnType<typeof test.staff>>;

beforeEach(async () => {
  wedding = await createWedding(test, SLUG);
  staff = await test.staff();
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

  it('is stored upright, without camera and place', async () => {
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

function image(path: string, accept: string): request.Test {
  return test
    .http()
    .get(path)
    .set('Accept', accept)
    .buffer(true)
    .responseType('blob');
}
