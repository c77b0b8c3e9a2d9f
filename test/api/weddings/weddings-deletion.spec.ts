import { API } from '@hatira/contract';
import { jpegBytes } from '../../support/fixtures/media-bytes.js';
import { picture } from '../../support/fixtures/pictures.js';
import { useTestApp } from '../../support/servers/test-app.js';
import { createWedding } from '../../support/fixtures/weddings.js';

const SLUG = 'AyşeNur-140626-Mehmet';
const test = useTestApp();

describe("the panel's list", () => {
  it('has all weddings, the newest first', async () => {
    const first = await createWedding(test, 'first-wedding');
    const second = await createWedding(test, 'second-wedding');
    const staff = await test.staff();
    await staff
      .get(API.weddings)
      .expect(200, { success: true, data: [second, first] });
  });

  it('needs a login', async () => {
    const { body } = await test.http().get(API.weddings).expect(401);
    expect(body.code).toBe('login_required');
  });
});

describe('deleting a wedding', () => {
  it('makes an empty one vanish everywhere, and frees its path', async () => {
    const { hash } = await createWedding(test, SLUG);
    const staff = await test.staff();
    await staff.get(API.validateDeletion(SLUG)).expect(200, {
      success: true,
      canDelete: true,
      details: { media: { count: 0 }, background: { count: 0 } },
    });
    await staff.delete(API.weddingByPath(SLUG)).expect(200, { success: true });
    await staff.get(API.weddings).expect(200, { success: true, data: [] });
    await test
      .http()
      .get(API.validatePath(SLUG))
      .expect(200, { success: true, isValid: false });
    await test.http().get(API.weddingHash(SLUG)).expect(404);
    await test.http().get(API.weddingInfo(hash)).expect(404);
    await test.http().get(API.gallery(hash)).expect(404);
    await staff.delete(API.weddingByPath(SLUG)).expect(404);
    expect((await createWedding(test, SLUG)).hash).not.toBe(hash);
  });

  it('is refused while it has media, with the counts', async () => {
    await createWedding(test, SLUG);
    const { storage_url } = await send(jpegBytes());
    await send(jpegBytes());
    const details = { media: { count: 2 }, background: { count: 0 } };
    await expectProtected(details);
    await test.http().get(storage_url).expect(200);
  });

  it('is refused while it has a background', async () => {
    const { hash } = await createWedding(test, SLUG);
    const staff = await test.staff();
    const image = await picture({ width: 64, height: 64 });
    await staff
      .post(API.backgroundUpload(hash))
      .attach('background', image, 'a.jpg')
      .expect(201);
    await expectProtected({ media: { count: 0 }, background: { count: 1 } });
    await staff.delete(API.background(hash)).expect(200);
    await staff.delete(API.weddingByPath(SLUG)).expect(200);
  });

  it('never loses a file that arrives at the same moment', async () => {
    const staff = await test.staff();
    for (let round = 1; round <= 10; round++) {
      const slug = `Ayse-140626-Mehmet${round}`;
      const { hash } = await createWedding(test, slug);
      const upload = test
        .http()
        .post(API.upload(slug))
        .attach('media', jpegBytes(), 'a.jpg');
      const [sent, deleted] = await Promise.all([
        upload,
        staff.delete(API.weddingByPath(slug)),
      ]);
      const outcome = [sent.status, deleted.status];
      expect([
        [200, 409],
        [201, 409],
        [404, 200],
      ]).toContainEqual(outcome);
      if (deleted.status === 409)
        expect(
          (await test.http().get(API.gallery(hash)).expect(200)).body.data,
        ).toHaveLength(1);
    }
  });

  it.each(['unknown-wedding', 'x', 'no such path', 'a\u0000b'])(
    'knows no wedding %j',
    async (slug) => {
      const staff = await test.staff();
      for (const call of [
        staff.delete(API.weddingByPath(slug)),
        staff.get(API.validateDeletion(slug)),
      ]) {
        expect((await call.expect(404)).body.code).toBe('wedding_not_found');
      }
    },
  );

  it('refuses an endless path', async () => {
    const staff = await test.staff();
    const { body } = await staff
      .delete(API.weddingByPath('x'.repeat(401)))
      .expect(400);
    expect(body.code).toBe('validation_failed');
  });

  it('needs a login and our own page', async () => {
    await createWedding(test, SLUG);
    await test.http().delete(API.weddingByPath(SLUG)).expect(401);
    await test.http().get(API.validateDeletion(SLUG)).expect(401);
    const staff = await test.staff();
    const foreign = staff
      .delete(API.weddingByPath(SLUG))
      .set('Origin', 'https://evil.example');
    expect((await foreign.expect(403)).body.code).toBe('foreign_origin');
    await test.http().get(API.weddingHash(SLUG)).expect(200);
  });
});

async function send(file: Buffer): Promise<{ storage_url: string }> {
  const { body } = await test
    .http()
    .post(API.upload(SLUG))
    .attach('media', file, 'a.jpg');
  expect(body.success).toBe(true);
  return body.data as { storage_url: string };
}

async function expectProtected(details: object): Promise<void> {
  const staff = await test.staff();
  await staff
    .get(API.validateDeletion(SLUG))
    .expect(200, { success: true, canDelete: false, details });
  const { body } = await staff.delete(API.weddingByPath(SLUG)).expect(409);
  expect(body).toMatchObject({ code: 'wedding_has_files', details });
  await test
    .http()
    .get(API.validatePath(SLUG))
    .expect(200, { success: true, isValid: true });
}
