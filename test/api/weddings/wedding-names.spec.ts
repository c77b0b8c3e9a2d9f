import { rmSync } from 'node:fs';
import {
  API,
  PAGES,
  STAFF_API,
  type ArchiveState,
  type AuditEntry,
  type ChangeNames,
  type PanelWedding,
  type WeddingRow,
} from '@hatira/contract';
import {
  askForArchive,
  untilArchive,
} from '../../support/fixtures/archives.js';
import { untilMail } from '../../support/fixtures/mail/mail-rows.js';
import { jpegBytes } from '../../support/fixtures/media-bytes.js';
import { builtPages } from '../../support/fixtures/built-pages.js';
import { createWedding } from '../../support/fixtures/weddings.js';
import { bytesOf, TestGuest } from '../../support/requests/guest.js';
import { deleteWedding, restRows } from '../../support/requests/panel.js';
import { useTestApp } from '../../support/servers/test-app.js';

const SLUG = 'Su-140626-ibrahim';
const dir = builtPages();
afterAll(() => rmSync(dir, { recursive: true }));
const test = useTestApp({
  withWorker: true,
  env: {
    GUEST_WEB_DIR: dir,
    SMTP_URL: 'smtp://127.0.0.1:9',
    SMTP_FROM: 'info@hatira.example',
  },
});
type Staff = Awaited<ReturnType<typeof test.staff>>;
let staff: Staff;
let wedding: WeddingRow;

beforeEach(async () => {
  staff = await test.staff();
  wedding = await createWedding(test, SLUG);
});

const change = (changes: ChangeNames | object) =>
  staff.patch(STAFF_API.restOne('weddings', wedding.hash)).send(changes);

async function shownBy(path: string): Promise<{
  names: string[];
  date?: string;
}> {
  const { body } = await test.http().get(API.weddingHash(path)).expect(200);
  const { names, date } = body as { names: string[]; date?: string };
  return { names, date };
}

async function folderOf({ downloadUrl }: ArchiveState): Promise<string> {
  const zip = await bytesOf(test.url, downloadUrl);
  const name = zip.subarray(30, 30 + zip.readUInt16LE(26)).toString();
  return name.split('/')[0]!;
}

const trail = () => restRows<AuditEntry>(staff, 'audit');

it('shows names and date of the path until staff set others', async () => {
  expect(await shownBy(SLUG)).toEqual({
    names: ['Su', 'Ibrahim'],
    date: '14/06/2026',
  });
  const { body } = await change({
    displayedNames: ['  Su  Naz ', 'İbrahim'],
    displayedDate: '2026-06-20',
  }).expect(200);
  expect(body).toMatchObject({
    weddingPath: SLUG,
    displayedNames: ['Su Naz', 'İbrahim'],
    displayedDate: '2026-06-20',
    formerPaths: [],
  } satisfies Partial<PanelWedding>);
  expect(await shownBy(SLUG)).toEqual({
    names: ['Su Naz', 'İbrahim'],
    date: '20/06/2026',
  });
  await change({ displayedDate: null }).expect(200);
  expect(await shownBy(SLUG)).toEqual({
    names: ['Su Naz', 'İbrahim'],
    date: '14/06/2026',
  });
  await change({ displayedNames: null }).expect(200);
  expect((await shownBy(SLUG)).names).toEqual(['Su', 'Ibrahim']);
});

it('shows them on the upload page, in its link preview, and in the gallery', async () => {
  const displayedNames = ['Su', '<İbrahim>'];
  await change({ displayedNames, displayedDate: '2026-06-20' }).expect(200);
  const page = (await test.http().get(PAGES.upload(SLUG)).expect(200)).text;
  expect(page).toContain('<title>Su &amp; &lt;İbrahim&gt; · ');
  expect(page).toContain('<span>Su</span>');
  expect(page).toContain('<span>&lt;İbrahim&gt;</span>');
  expect(page).toContain('<p>20/06/2026</p>');
  expect(page).toContain(
    '<meta property="og:title" content="Su &amp; &lt;İbrahim&gt;">',
  );
  expect(page).toContain('content="20/06/2026 · ');
  expect(page).not.toContain('Ibrahim');
  const { body } = await test
    .http()
    .get(API.weddingInfo(wedding.hash))
    .expect(200);
  expect(body.data).toMatchObject({
    weddingPath: SLUG,
    names: displayedNames,
  });
});

it('gives them to archives and their mails; another name is another archive', async () => {
  await new TestGuest(test.url, wedding).single(jpegBytes()).expect(200);
  await test.drain();
  const before = await askForArchive(test.url, wedding);
  expect(await folderOf(before)).toBe('Ibrahim');
  await untilArchive(test.url, before.id, 'ready');
  await change({ displayedNames: ['Su', 'İbrahim'] }).expect(200);
  const email = 'couple@example.com';
  const after = await askForArchive(test.url, wedding, { email });
  expect(after.id).not.toBe(before.id);
  expect(await folderOf(after)).toBe('Su & İbrahim');
  const mail = await untilMail(test, () => true);
  expect(mail.subject).toContain('Su & İbrahim');
});

it('takes them with a new wedding', async () => {
  const { body } = await staff
    .post(API.wedding)
    .send({
      weddingPath: 'ela-ve-can',
      displayedNames: ['Ela'],
      displayedDate: '2027-05-01',
    })
    .expect(201);
  const { hash } = body.wedding as WeddingRow;
  expect(await shownBy('ela-ve-can')).toEqual({
    names: ['Ela'],
    date: '01/05/2027',
  });
  const rows = await restRows<PanelWedding>(staff, 'weddings', {
    filter: { id: [hash] },
  });
  expect(rows).toMatchObject([
    { displayedNames: ['Ela'], displayedDate: '2027-05-01' },
  ]);
});

it('finds the wedding by a displayed name in the panel', async () => {
  await createWedding(test, 'ela-ve-can');
  await change({ displayedNames: ['Su', 'Özgür'] }).expect(200);
  const found = await restRows<PanelWedding>(staff, 'weddings', {
    filter: { q: 'ozgur' },
  });
  expect(found.map(({ weddingPath }) => weddingPath)).toEqual([SLUG]);
});

it.each([
  { displayedNames: [] },
  { displayedNames: ['Su', 'Can', 'Ela'] },
  { displayedNames: ['Su', ' '] },
  { displayedNames: 'Su' },
  { displayedNames: ['x'.repeat(51)] },
  { displayedNames: ['a\u0000b'] },
  { displayedNames: ['a\nb'] },
  { displayedNames: ['a\u202Eb'] },
  { displayedNames: ['\uD800'] },
  { displayedDate: '2026-02-30' },
  { displayedDate: '14/06/2026' },
  { displayedDate: '1999-12-31' },
  { displayedDate: '0000-01-01' },
  { displayedDate: 20_260_614 },
  { weddingPath: null },
  [],
])('refuses %j and changes nothing', async (changes) => {
  const { body } = await change(changes).expect(400);
  expect(body.code).toBe('validation_failed');
  expect(await shownBy(SLUG)).toEqual({
    names: ['Su', 'Ibrahim'],
    date: '14/06/2026',
  });
});

it('ignores fields that it does not know, as other calls of the panel do', async () => {
  await change({ displayedNames: ['Su'], titleFont: 'script' }).expect(200);
  expect((await shownBy(SLUG)).names).toEqual(['Su']);
});

it('is for staff, and for weddings outside the trash', async () => {
  const names = { displayedNames: ['Su'] };
  await test
    .http()
    .patch(STAFF_API.restOne('weddings', wedding.hash))
    .send(names)
    .expect(401);
  await staff
    .patch(STAFF_API.restOne('weddings', wedding.hash))
    .set('Origin', 'https://elsewhere.example')
    .send(names)
    .expect(403);
  await deleteWedding(staff, wedding);
  expect((await change(names).expect(404)).body.code).toBe('wedding_not_found');
});

it('records the values before and after, once, and forgets them with the wedding', async () => {
  const changes = { displayedNames: ['Su', 'İbrahim'] };
  await change({ ...changes, displayedDate: null }).expect(200);
  await change(changes).expect(200);
  await change({ weddingPath: 'Su-140626-Ibrahim' }).expect(200);
  const named = (await trail()).filter(({ action }) =>
    ['wedding_names_changed', 'wedding_renamed'].includes(action),
  );
  expect(named).toMatchObject([
    {
      action: 'wedding_renamed',
      target: 'Su-140626-Ibrahim',
      details: { from: SLUG, to: 'Su-140626-Ibrahim' },
    },
    {
      action: 'wedding_names_changed',
      target: SLUG,
      details: { names: { from: null, to: 'Su & İbrahim' } },
    },
  ]);
  expect(Object.keys(named[1]!.details)).toEqual(['names']);

  await deleteWedding(staff, wedding);
  await staff
    .post(STAFF_API.eraseWedding(wedding.hash))
    .send({ confirm: 'Su-140626-Ibrahim' })
    .expect(200);
  expect(JSON.stringify(await trail())).not.toMatch(/brahim/);
});
