import { randomUUID } from 'node:crypto';
import { API, STAFF_API } from '@hatira/contract';
import type request from 'supertest';
import { ROUTE_GROUPS } from '../../../apps/api/src/features/docs/openapi-routes.js';
import {
  archiveOf,
  askForArchive,
  download,
  streamed,
} from '../../support/fixtures/archives.js';
import {
  archivesOf,
  galleryOfPhotos,
  idsOf,
} from '../../support/fixtures/galleries.js';
import { eventOn } from '../../support/fixtures/events.js';
import { EventStream } from '../../support/requests/event-stream.js';
import {
  bytesOf,
  gallery,
  TestGuest,
  type TestWedding,
} from '../../support/requests/guest.js';
import {
  heldDownload,
  isCutOff,
} from '../../support/requests/held-download.js';
import {
  asBeforeLinks,
  relativesOf,
  renewCouple,
} from '../../support/requests/links.js';
import { jpegBytes } from '../../support/fixtures/media-bytes.js';
import { mediaKeys } from '../../support/fixtures/media-rows.js';
import { restRows } from '../../support/requests/panel.js';
import { picture } from '../../support/fixtures/pictures.js';
import { seedMedia } from '../../support/fixtures/seeded-media.js';
import {
  createTestApp,
  STAFF,
  useTestApp,
} from '../../support/servers/test-app.js';
import { until } from '../../support/until.js';
import { createWedding, weddingIdOf } from '../../support/fixtures/weddings.js';

const test = useTestApp();
const documented = ROUTE_GROUPS.flatMap(({ routes }) => routes);
let wedding: TestWedding;
beforeEach(async () => {
  wedding = await createWedding(test, 'Elif-140626-Can');
});

const guest = () => new TestGuest(test.url, wedding);
const photos = (count: number) => galleryOfPhotos(test, wedding, count);

it('gives a wedding an internal id that no call returns or accepts', async () => {
  const id = await weddingIdOf(test, wedding);
  expect(id).not.toBe(wedding.hash);
  await test.http().get(API.weddingInfo(id)).expect(404);
  const staff = await test.staff();
  await staff.get(STAFF_API.restOne('weddings', id)).expect(404);
  await staff.get(API.background(id)).expect(404);
  for (const address of [
    API.weddings,
    STAFF_API.rest('weddings'),
    API.backgrounds,
  ]) {
    expect((await staff.get(address).expect(200)).text).not.toContain(
      String(id),
    );
  }
});

describe('a renewal of the couple’s link', () => {
  it("requires the account's password, and changes no link after a wrong one", async () => {
    const staff = await test.staff();
    const renew = (body: object) =>
      staff.post(STAFF_API.coupleLink(wedding.hash)).send(body);
    expect((await renew({}).expect(400)).body).toMatchObject({
      code: 'validation_failed',
    });
    expect(
      (await renew({ currentPassword: 'not-the-password' }).expect(400)).body
        .code,
    ).toBe('password_wrong');
    await test.http().get(API.weddingInfo(wedding.hash)).expect(200);
    const { body } = await renew({ currentPassword: STAFF.password }).expect(
      200,
    );
    expect(body).toMatchObject({
      id: body.hash,
      weddingPath: wedding.weddingPath,
      viewHash: null,
    });
    expect(body.hash).not.toBe(wedding.hash);
    await test.http().get(API.weddingInfo(wedding.hash)).expect(404);
    await test.http().get(API.weddingInfo(body.hash)).expect(200);
    expect(
      (await renew({ currentPassword: STAFF.password }).expect(404)).body.code,
    ).toBe('wedding_not_found');
  });

  it('needs a login', async () => {
    await test
      .http()
      .post(STAFF_API.coupleLink(wedding.hash))
      .send({ currentPassword: STAFF.password })
      .expect(401);
    await test
      .http()
      .post(STAFF_API.relativesLink(wedding.hash))
      .send({ currentPassword: STAFF.password })
      .expect(401);
    await test.http().delete(STAFF_API.relativesLink(wedding.hash)).expect(401);
  });

  it("leaves the old hash in no table, even where it was the wedding's id in an early release", async () => {
    wedding = await asBeforeLinks(test, wedding);
    const old = wedding.hash;
    const staff = await test.staff();
    await staff
      .post(API.backgroundUpload(old))
      .attach('background', await picture({ width: 80 }), 'b.jpg')
      .expect(201);
    const [kept, deleted] = await photos(2);
    await test.http().delete(API.media(deleted!.id)).expect(200);
    await askForArchive(test.url, wedding, { ids: [kept!.id] });
    const renewed = await renewCouple(test, wedding);
    const relatives = await relativesOf(test, renewed);
    await askForArchive(test.url, renewed);
    const archive = await askForArchive(test.url, relatives);
    const holes = {
      hash: renewed.hash,
      weddingPath: wedding.weddingPath,
      uploadPath: wedding.weddingPath,
    };
    const ids = {
      media: (await mediaKeys(test))[0]!.id,
      backgrounds: (await firstOf('backgrounds')).id,
    };
    const reads = documented.filter(
      ({ method, path }) => method === 'get' && !path.endsWith('/events'),
    );
    for (const { path } of reads) {
      const resource = /rest\/(\w+)\/\{id\}/.exec(path)?.[1] as
        keyof typeof ids | undefined;
      const id = resource
        ? ids[resource]
        : path.includes('archives')
          ? archive.id
          : kept!.id;
      const address = path.replace(/\{(\w+)\}/g, (_hole, name: string) =>
        String({ ...holes, id }[name as 'id'] ?? ''),
      );
      const query = path === API.archives ? `?hash=${renewed.hash}` : '';
      const answer = await staff
        .get(address + query)
        .buffer(true)
        .parse(asText);
      expect([
        path,
        JSON.stringify(answer.headers).includes(String(old)),
      ]).toEqual([path, false]);
      expect([path, String(answer.body).includes(String(old))]).toEqual([
        path,
        false,
      ]);
    }
    const byOld = documented.filter(({ path }) => path.includes('{hash}'));
    expect(byOld.length).toBeGreaterThan(14);
    for (const { method, path } of byOld) {
      const body = {
        currentPassword: STAFF.password,
        titleFont: 'script',
        confirm: wedding.weddingPath,
        isKept: true,
        until: '2099-06-20T18:00:00.000Z',
        mode: 'sealed',
        exposure: 'hidden',
        wifi: null,
        kinds: [],
        hasMail: true,
        mailTo: null,
        hasWebhook: false,
        ids: [randomUUID()],
        partner: 'shared',
        skip: true,
        target: 100,
        ...eventOn('wedding'),
        visibility: 'sealed',
        changes: [{ id: randomUUID(), heart: true }],
      };
      const call = staff[method](path.replace('{hash}', String(old)));
      const { status } = await (method === 'get' ? call : call.send(body));
      expect([method, path, status]).toEqual([method, path, 404]);
    }
    await test.http().post(API.archives).send({ hash: old }).expect(404);
    await test.http().get(API.archivesOf(old)).expect(404);
    const toggled = await staff
      .post(STAFF_API.toggleWeddings)
      .send({ hashes: [old], enabled: false })
      .expect(200);
    expect(toggled.body).toEqual({ changed: 0 });
    for (const resource of ['weddings', 'backgrounds'] as const) {
      expect(
        await restRows(staff, resource, { filter: { q: String(old) } }),
      ).toEqual([]);
      expect(
        await restRows(staff, resource, {
          filter: { q: String(renewed.hash) },
        }),
      ).toHaveLength(1);
      expect(
        await restRows(staff, resource, {
          filter: { q: String(relatives.hash) },
        }),
      ).toHaveLength(1);
    }
    expect(
      await restRows(staff, 'weddings', { filter: { id: [old] } }),
    ).toEqual([]);
    expect(
      await restRows(staff, 'media', { filter: { weddingHash: old } }),
    ).toEqual([]);
    expect(
      await restRows(staff, 'media', { filter: { weddingHash: renewed.hash } }),
    ).toHaveLength(1);
  });

  it('ends the ids of the old link, also those in the trash', async () => {
    await photos(2);
    const [kept, deleted] = await gallery(test.url, wedding);
    await test.http().delete(API.media(deleted!.id)).expect(200);
    const renewed = await renewCouple(test, wedding);
    await test.http().get(API.download(kept!.id)).expect(404);
    await test.http().delete(API.media(kept!.id)).expect(404);
    const all = { ids: idsOf([kept!, deleted!]) };
    expect(
      (await test.http().post(API.bulkDelete).send(all).expect(200)).body,
    ).toEqual({ success: true, deleted: 0 });
    expect(
      (await test.http().post(API.restore).send(all).expect(200)).body,
    ).toEqual({ success: true, restored: 0 });
    expect((await streamed(test.url, [kept!.id])).status).toBe(404);
    await test
      .http()
      .post(API.archives)
      .send({ hash: renewed.hash, ids: [kept!.id] })
      .expect(404);
    const [now] = await gallery(test.url, renewed);
    expect({ ...now, id: '' }).toEqual({ ...kept, id: '' });
    // Its guest knows the address too.
    expect(await bytesOf(test.url, kept!.storage_url)).toHaveLength(
      kept!.file_size,
    );
    await test.http().delete(API.media(now!.id)).expect(200);
  });

  it('ends its event streams on all processes at once, and those of relatives go on', async () => {
    const replica = await createTestApp({ replicaOf: test });
    const relatives = await relativesOf(test, wedding);
    const streams = await Promise.all([
      EventStream.open(test.url + API.galleryEvents(wedding.hash)),
      EventStream.open(replica.url + API.galleryEvents(wedding.hash)),
      EventStream.open(replica.url + API.galleryEvents(relatives.hash)),
    ]);
    await renewCouple(test, wedding);
    await until('both have ended', () =>
      streams.slice(0, 2).every(({ hasEnded }) => hasEnded),
    );
    for (const { url } of [test, replica])
      expect((await fetch(url + API.galleryEvents(wedding.hash))).status).toBe(
        404,
      );
    await guest().single(jpegBytes(), 'new.jpg').expect(200);
    await streams[2].hears(
      'relatives hear of a new photo',
      ({ changed }) => changed.length === 1,
    );
    expect(streams[2].hasEnded).toBe(false);
    streams.forEach((stream) => stream.close());
    await replica.close();
  });

  it('ends every archive, and a download of one that is under way', async () => {
    const files = Array.from({ length: 4 }, (_, index) => ({
      name: `${index}.mp4`,
      content: { zeroBytes: 16 * 1024 ** 2 },
    }));
    await seedMedia(test, wedding, files);
    const relatives = await relativesOf(test, wedding);
    const archives = [
      await askForArchive(test.url, wedding),
      await askForArchive(test.url, relatives),
    ];
    const running = await Promise.all(
      archives.map(({ downloadUrl }) => heldDownload(test.url + downloadUrl)),
    );
    const stream = await EventStream.open(
      test.url + API.galleryEvents(relatives.hash),
    );
    const renewed = await renewCouple(test, wedding);
    for (const { id, downloadUrl } of archives) {
      expect(await archiveOf(test.url, id)).toMatchObject({
        status: 'expired',
        reason: 'link_renewed',
      });
      expect((await download(test.url, downloadUrl)).status).toBe(410);
    }
    for (const download of running)
      await until('the download is cut off', () => isCutOff(download));
    expect(running.map(({ complete }) => complete)).toEqual([false, false]);
    expect([
      await archivesOf(test, renewed),
      await archivesOf(test, relatives),
    ]).toEqual([[], []]);
    await until(
      'relatives hear of the end',
      () => stream.archives,
      (archives) => archives.some(({ reason }) => reason === 'link_renewed'),
    );
    stream.close();
    const [row] = await test.database.query<object[]>(
      'SELECT plan, index_html, notes_html, recipients FROM archives',
    );
    expect(row).toEqual({
      plan: null,
      index_html: null,
      notes_html: null,
      recipients: [],
    });
    expect((await askForArchive(test.url, renewed)).fileCount).toBe(4);
  });

  it('of two members of staff at the same time, one is done and one is told that the link is over', async () => {
    const staff = await test.staff();
    const renew = () =>
      staff
        .post(STAFF_API.coupleLink(wedding.hash))
        .send({ currentPassword: STAFF.password });
    const statuses = (await Promise.all([renew(), renew()])).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([200, 404]);
    expect(await restRows(staff, 'weddings')).toHaveLength(1);
  });

  it('is refused for a wedding in the trash, whose links open no page until its restore', async () => {
    const staff = await test.staff();
    const relatives = await relativesOf(test, wedding);
    await staff.delete(API.weddingByPath(wedding.weddingPath)).expect(200);
    await staff
      .post(STAFF_API.coupleLink(wedding.hash))
      .send({ currentPassword: STAFF.password })
      .expect(404);
    await test.http().get(API.weddingInfo(relatives.hash)).expect(404);
    await staff.post(STAFF_API.restoreWedding(wedding.hash)).expect(200);
    await test.http().get(API.weddingInfo(wedding.hash)).expect(200);
    await test.http().get(API.weddingInfo(relatives.hash)).expect(200);
  });
});

it('shows a code for each link, of the page that it opens', async () => {
  const staff = await test.staff();
  const relatives = STAFF_API.weddingQr(wedding.hash, 'svg', 'relatives');
  await staff.get(relatives).expect(404);
  await relativesOf(test, wedding);
  const codes = await Promise.all(
    (['upload', 'couple', 'relatives'] as const).map(async (page) => {
      const address = STAFF_API.weddingQr(wedding.hash, 'svg', page);
      const { body } = await staff.get(address).expect(200);
      return body as Buffer;
    }),
  );
  expect(new Set(codes.map(String)).size).toBe(3);
  await staff
    .get(STAFF_API.weddingQr(wedding.hash, 'png', 'couple'))
    .expect(200)
    .expect('Content-Type', 'image/png');
  await staff
    .get(`${STAFF_API.weddingQr(wedding.hash, 'svg')}?page=else`)
    .expect(400);
});

async function firstOf(resource: 'backgrounds'): Promise<{ id: string }> {
  const [row] = await restRows<{ id: string }>(await test.staff(), resource);
  return row!;
}

function asText(
  response: request.Response,
  callback: (error: Error | null, body: string) => void,
): void {
  const chunks: Buffer[] = [];
  response.on('data', (chunk: Buffer) => chunks.push(chunk));
  response.on('end', () =>
    callback(null, Buffer.concat(chunks).toString('latin1')),
  );
  response.on('error', (error) => callback(error, ''));
}
