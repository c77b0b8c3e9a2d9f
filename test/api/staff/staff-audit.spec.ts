import {
  API,
  STAFF_API,
  type AuditEntry,
  type MediaItem,
  type SettingChanges,
} from '@hatira/contract';
import { auditEntry } from '@hatira/contract/schemas';
import { gallery, TestGuest } from '../../support/requests/guest.js';
import { jpegBytes } from '../../support/fixtures/media-bytes.js';
import { idsForStaff } from '../../support/fixtures/media-rows.js';
import {
  deleteWedding,
  restList,
  restRows,
} from '../../support/requests/panel.js';
import { picture } from '../../support/fixtures/pictures.js';
import { STAFF, useTestApp } from '../../support/servers/test-app.js';
import { until } from '../../support/until.js';

const test = useTestApp({ withWorker: true });
type Staff = Awaited<ReturnType<typeof test.staff>>;
let staff: Staff;

beforeEach(async () => {
  staff = await test.staff();
});

const trail = (filter: object = {}) =>
  restRows<AuditEntry>(staff, 'audit', { sort: ['at', 'ASC'], filter });
const actions = async () =>
  (await trail()).map(({ action, target }) => `${action} ${target}`);
const settings = (changes: SettingChanges) =>
  staff.put(STAFF_API.settings).send(changes);

describe('the audit trail', () => {
  it('tells who did what to which wedding, in order', async () => {
    const { body } = await staff
      .post(API.wedding)
      .send({ weddingPath: 'Elif-140626-Can' })
      .expect(201);
    const wedding = body.wedding as { weddingPath: string; hash: number };
    await staff
      .put(API.toggleEnabled('elif-140626-can'))
      .send({ enabled: false })
      .expect(200);
    await staff
      .put(API.toggleEnabled('Elif-140626-Can'))
      .send({ enabled: false })
      .expect(200);
    await staff
      .post(STAFF_API.toggleWeddings)
      .send({ hashes: [wedding.hash], enabled: true })
      .expect(200);
    await staff
      .put(STAFF_API.restOne('weddings', wedding.hash))
      .send({ titleFont: 'script' })
      .expect(200);
    const image = await picture({ width: 60 });
    await staff
      .post(API.backgroundUpload(wedding.hash))
      .attach('background', image, 'b.jpg')
      .expect(201);
    const [row] = await restRows<{ id: string }>(staff, 'backgrounds');
    await staff.delete(API.background(wedding.hash)).expect(200);
    await staff.post(STAFF_API.restoreBackground(row?.id ?? '')).expect(200);
    await staff.delete(API.background(wedding.hash)).expect(200);
    await deleteWedding(staff, wedding);
    await staff.post(STAFF_API.restoreWedding(wedding.hash)).expect(200);
    await deleteWedding(staff, wedding);
    expect((await trail({ action: 'wedding_created' }))[0]?.target).toBe(
      'Elif-140626-Can',
    );
    await staff
      .post(STAFF_API.eraseWedding(wedding.hash))
      .send({ confirm: wedding.weddingPath })
      .expect(200);
    expect(await actions()).toEqual([
      `login ${STAFF.email}`,
      ...[
        'wedding_created',
        'wedding_disabled',
        'wedding_enabled',
        'wedding_title_font_changed',
        'background_uploaded',
        'background_deleted',
        'background_restored',
        'background_deleted',
        'wedding_deleted',
        'wedding_restored',
        'wedding_deleted',
        'wedding_erased',
      ].map(
        (action) => `${action} wedding ${String(wedding.hash).slice(0, 4)}…`,
      ),
    ]);
    const entries = await trail();
    expect(entries.map((entry) => auditEntry.parse(entry))).toEqual(entries);
    expect(new Set(entries.map(({ staffEmail }) => staffEmail))).toEqual(
      new Set([STAFF.email]),
    );
    expect(JSON.stringify(entries)).not.toContain(String(wedding.hash));
  });

  it('records actions of staff on files, by wedding, and no action of the couple', async () => {
    const { body } = await staff
      .post(API.wedding)
      .send({ weddingPath: 'Elif-140626-Can' })
      .expect(201);
    const guest = new TestGuest(test.url, body.wedding);
    for (const name of ['a.jpg', 'b.jpg'])
      await guest.single(jpegBytes(), name).expect(200);
    await test.drain();
    const items: MediaItem[] = await gallery(test.url, body.wedding);
    const couplesIds = items.map(({ id }) => id);
    await test
      .http()
      .post(API.bulkDelete)
      .send({ ids: couplesIds })
      .expect(200);
    await test.http().post(API.restore).send({ ids: couplesIds }).expect(200);
    const ids = await idsForStaff(test, couplesIds);
    await staff.post(STAFF_API.retryMedia).send({ ids }).expect(200);
    await test.drain();
    await staff.post(STAFF_API.trashMedia).send({ ids }).expect(200);
    await staff.post(STAFF_API.restoreMedia).send({ ids }).expect(200);
    await staff
      .post(STAFF_API.trashMedia)
      .send({ ids: ids.slice(0, 1) })
      .expect(200);
    await staff
      .post(STAFF_API.eraseMedia)
      .send({ ids: ids.slice(0, 1), confirm: 'Elif-140626-Can' })
      .expect(200);
    const done = (await trail()).filter(({ action }) =>
      action.startsWith('media_'),
    );
    expect(
      done.map(({ action, target, details }) => [
        action,
        target,
        details.count,
      ]),
    ).toEqual([
      ['media_retried', 'Elif-140626-Can', 2],
      ['media_deleted', 'Elif-140626-Can', 2],
      ['media_restored', 'Elif-140626-Can', 2],
      ['media_deleted', 'Elif-140626-Can', 1],
      ['media_erased', 'Elif-140626-Can', 1],
    ]);
    const [erased, kept] = [items[0], items[1]];
    expect(done[1]?.details).toEqual({
      count: 2,
      files: [kept?.file_name],
      ids: [ids[0]],
    });
    expect(done[4]?.details).toEqual({ count: 1, ids: [ids[0]] });
    expect(JSON.stringify(done)).not.toContain(erased?.file_name);
  });

  it('tells logins, logouts and wrong passwords of accounts that there are', async () => {
    const other = await test.staff();
    await other.post(API.logout).expect(200);
    await other.post(API.logout).expect(200);
    await test
      .http()
      .post(API.login)
      .send({ email: 'nobody@example.com', password: 'wrong' })
      .expect(401);
    await test
      .http()
      .post(API.login)
      .send({ email: STAFF.email, password: 'wrong' })
      .expect(401);
    await until(
      'the failed login is entered',
      async () => (await trail({ action: 'login_failed' })).length,
      (count) => count > 0,
    );
    expect((await actions()).map((line) => line.split(' ')[0])).toEqual([
      'login',
      'login',
      'logout',
      'login_failed',
    ]);
    expect(await trail({ action: 'login_failed' })).toMatchObject([
      { staffId: null, staffEmail: STAFF.email },
    ]);
  });

  it('tells of accounts and settings, and holds no password', async () => {
    const currentPassword = STAFF.password;
    const { body } = await staff
      .post(STAFF_API.rest('staff'))
      .send({ email: 'ece@example.com', currentPassword })
      .expect(201);
    await staff
      .put(STAFF_API.restOne('staff', body.id))
      .send({ isDisabled: true, currentPassword })
      .expect(200);
    await staff
      .put(STAFF_API.restOne('staff', body.id))
      .send({ isDisabled: false, currentPassword })
      .expect(200);
    const given = { password: 'a-given-password', currentPassword };
    await staff.post(STAFF_API.staffPassword(body.id)).send(given).expect(200);
    await settings({ brandPrice: 1200, brandName: 'Anı' }).expect(200);
    await settings({ brandPrice: 1200 }).expect(200);
    await settings({ brandPrice: null, brandName: null }).expect(200);
    await test.database.query('DELETE FROM staff_accounts WHERE id = $1', [
      body.id,
    ]);
    expect(await actions()).toEqual([
      `login ${STAFF.email}`,
      ...['invited', 'disabled', 'enabled', 'password_changed'].map(
        (action) => `staff_${action} ece@example.com`,
      ),
      'settings_changed brandName, brandPrice',
      'settings_changed brandName, brandPrice',
    ]);
    const entries = await trail();
    expect(entries.at(-2)?.details).toEqual({
      brandName: { from: null, to: 'Anı' },
      brandPrice: { from: null, to: 1200 },
    });
    expect(JSON.stringify(entries)).not.toMatch(
      new RegExp(`a-given-password|${body.generatedPassword}|argon`),
    );
  });

  it('is searched and filtered, and read a page at a time', async () => {
    for (let index = 1; index <= 5; index++) {
      await staff
        .post(API.wedding)
        .send({ weddingPath: `dugun-${index}` })
        .expect(201);
    }
    expect(await trail({ q: 'UGUN-3' })).toMatchObject([
      { action: 'wedding_created', target: 'dugun-3' },
    ]);
    expect(
      await trail({ q: STAFF.email, action: 'wedding_created' }),
    ).toHaveLength(5);
    const [first] = await trail();
    expect(await trail({ staffId: first?.staffId })).toHaveLength(6);
    expect(await trail({ id: [first?.id] })).toHaveLength(1);
    const page = await restList(staff, 'audit', { range: [0, 1] }).expect(200);
    expect([page.headers['content-range'], page.body[0].target]).toEqual([
      'audit 0-1/6',
      'dugun-5',
    ]);
  });

  it('cannot be changed by any call', async () => {
    const [entry] = await trail();
    for (const method of ['put', 'post', 'delete'] as const) {
      await staff[method](`${STAFF_API.rest('audit')}/${entry?.id}`).expect(
        404,
      );
      await staff[method](STAFF_API.rest('audit')).expect(404);
    }
  });

  it('has no entry for a refused action', async () => {
    await staff.post(API.wedding).send({ weddingPath: 'pricing' }).expect(400);
    await staff.delete(API.weddingByPath('nobody-here')).expect(404);
    await settings({ brandPrice: -1 }).expect(400);
    expect(await actions()).toEqual([`login ${STAFF.email}`]);
  });
});
