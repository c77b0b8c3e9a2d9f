import {
  API,
  VISIBILITY_API,
  type AuditEntry,
  type RelativesLink,
} from '@hatira/contract';
import { galleryOfPhotos, idsOf } from '../../support/fixtures/galleries.js';
import { createWedding } from '../../support/fixtures/weddings.js';
import { gallery, type TestWedding } from '../../support/requests/guest.js';
import { relativesOf, renewCouple } from '../../support/requests/links.js';
import { restRows } from '../../support/requests/panel.js';
import { useTestApp } from '../../support/servers/test-app.js';

const test = useTestApp();
let wedding: TestWedding;

beforeEach(async () => {
  wedding = await createWedding(test, 'Elif-140626-Can');
});

const address = ({ hash }: TestWedding) => VISIBILITY_API.relatives(hash);

const linkOf = async (method: 'get' | 'post' | 'delete') => {
  const answer = await test.http()[method](address(wedding)).expect(200);
  expect(answer.headers['cache-control']).toBe('private, no-store');
  return (answer.body as RelativesLink).link;
};

it('is made, read, renewed and ended by the couple, and opens the album', async () => {
  const items = await galleryOfPhotos(test, wedding, 2);
  expect(await linkOf('get')).toBeNull();
  const made = await linkOf('post');
  expect(await linkOf('get')).toEqual(made);
  const relatives = { ...wedding, hash: made!.hash };
  const seen = await gallery(test.url, relatives);
  expect(seen.map(({ file_name }) => file_name)).toEqual(
    items.map(({ file_name }) => file_name),
  );
  expect(new Set([...idsOf(items), ...idsOf(seen)]).size).toBe(4);
  const renewed = await linkOf('post');
  expect(renewed!.hash).not.toBe(made!.hash);
  await test.http().get(API.gallery(made!.hash)).expect(404);
  await test.http().get(API.gallery(renewed!.hash)).expect(200);
  expect(await linkOf('delete')).toBeNull();
  expect(await linkOf('delete')).toBeNull();
  await test.http().get(API.gallery(renewed!.hash)).expect(404);
  expect(await gallery(test.url, wedding)).toHaveLength(2);
});

it('is the one link that staff see, too', async () => {
  const made = await linkOf('post');
  const byStaff = await relativesOf(test, wedding);
  expect(byStaff.hash).not.toBe(made!.hash);
  expect(await linkOf('get')).toMatchObject({ hash: byStaff.hash });
});

it('is entered in the audit trail as the couple’s, without a whole hash', async () => {
  const made = await linkOf('post');
  const renewed = await linkOf('post');
  await linkOf('delete');
  const entries = (
    await restRows<AuditEntry>(await test.staff(), 'audit', {
      sort: ['at', 'ASC'],
    })
  ).filter(({ action }) => /_view_link_/.test(action));
  expect(entries.map(({ action, staffEmail }) => [action, staffEmail])).toEqual(
    [
      ['wedding_view_link_created', 'couple'],
      ['wedding_view_link_renewed', 'couple'],
      ['wedding_view_link_withdrawn', 'couple'],
    ],
  );
  for (const { hash } of [wedding, made!, renewed!])
    expect(JSON.stringify(entries)).not.toContain(String(hash));
});

it('is refused to relatives, to an earlier link of the couple and to a guest’s path', async () => {
  const relatives = await relativesOf(test, wedding);
  const renewed = await renewCouple(test, wedding);
  const path = `/api/media/admin/${wedding.weddingPath}/relatives-link`;
  for (const method of ['get', 'post', 'delete'] as const) {
    const refused = await test.http()[method](address(relatives));
    expect([refused.status, refused.body.code]).toEqual([
      403,
      'read_only_link',
    ]);
    await test.http()[method](address(wedding)).expect(404);
    await test.http()[method](path).expect(400);
  }
  await test.http().get(API.gallery(relatives.hash)).expect(200);
  const { body } = await test.http().get(address(renewed)).expect(200);
  expect((body as RelativesLink).link).toMatchObject({ hash: relatives.hash });
});

it('changes at most 20 times a minute', async () => {
  for (let change = 0; change < 20; change++)
    await test.http().delete(address(wedding)).expect(200);
  await test.http().delete(address(wedding)).expect(429);
  await test.http().get(address(wedding)).expect(200);
});
