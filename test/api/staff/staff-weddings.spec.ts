import { API, STAFF_API, type PanelWedding } from '@hatira/contract';
import { TestGuest } from '../../support/requests/guest.js';
import { jpegBytes } from '../../support/fixtures/media-bytes.js';
import { deleteWedding, restList } from '../../support/requests/panel.js';
import { useTestApp } from '../../support/servers/test-app.js';
import { createWedding } from '../../support/fixtures/weddings.js';

const test = useTestApp();
type Staff = Awaited<ReturnType<typeof test.staff>>;
let staff: Staff;
let wedding: Awaited<ReturnType<typeof createWedding>>;

beforeEach(async () => {
  staff = await test.staff();
  wedding = await createWedding(test, 'Elif-140626-Can');
});

describe('many weddings at once', () => {
  it('are closed and opened; unchanged, deleted and unknown ones are skipped', async () => {
    const [second, deleted] = [
      await createWedding(test),
      await createWedding(test),
    ];
    await deleteWedding(staff, deleted);
    const hashes = [wedding.hash, second.hash, deleted.hash, 123456789012345];
    const toggle = (enabled: boolean) =>
      staff.post(STAFF_API.toggleWeddings).send({ hashes, enabled });
    expect((await toggle(true).expect(200)).body).toEqual({ changed: 0 });
    expect((await toggle(false).expect(200)).body).toEqual({ changed: 2 });
    const closed = await restList(staff, 'weddings', {
      filter: { isEnabled: false },
    }).expect(200);
    expect(closed.headers['content-range']).toBe('weddings 0-1/2');
    await new TestGuest(test.url, wedding).single(jpegBytes()).expect(403);
    expect((await toggle(true).expect(200)).body).toEqual({ changed: 2 });
    await new TestGuest(test.url, wedding).single(jpegBytes()).expect(200);
  });

  it.each([
    [{ hashes: [], enabled: true }],
    [{ hashes: ['x'], enabled: true }],
    [{ hashes: [1] }],
    [[]],
  ])(
    'are not changed by %j',
    async (body) =>
      void (await staff.post(STAFF_API.toggleWeddings).send(body).expect(400)),
  );
});

describe('the title’s font', () => {
  it('appears on the pages of guests and couple', async () => {
    await staff
      .put(STAFF_API.restOne('weddings', wedding.hash))
      .send({ titleFont: 'comic' })
      .expect(400);
    const row = (
      await staff.get(STAFF_API.restOne('weddings', wedding.hash)).expect(200)
    ).body as PanelWedding;
    const { body } = await staff
      .put(STAFF_API.restOne('weddings', wedding.hash))
      .send({ ...row, titleFont: 'script', isEnabled: false })
      .expect(200);
    expect(body).toMatchObject({ titleFont: 'script', isEnabled: true });
    expect(
      (await test.http().get(API.weddingHash(wedding.weddingPath))).body
        .titleFont,
    ).toBe('script');
  });
});
