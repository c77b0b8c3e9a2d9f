import { rmSync } from 'node:fs';
import {
  API,
  PAGES,
  STAFF_API,
  type MediaItem,
  type PanelWedding,
} from '@hatira/contract';
import { builtPages } from '../../support/fixtures/built-pages.js';
import { DEMO_PHOTOS, demoPictures } from './demo-pictures.js';
import { jpegBytes } from '../../support/fixtures/media-bytes.js';
import { idsForStaff } from '../../support/fixtures/media-rows.js';
import { createWedding } from '../../support/fixtures/weddings.js';
import { restRows } from '../../support/requests/panel.js';
import { codeIn } from '../../support/qr-code.js';
import { until } from '../../support/until.js';
import { createTestApp, useTestApp } from '../../support/servers/test-app.js';

const PATH = 'Defne-120926-Kerem';
const dir = builtPages();
const test = useTestApp({
  withWorker: true,
  env: { GUEST_WEB_DIR: dir, DEMO_WEDDING: 'shown' },
});
beforeAll(() => demoPictures(dir));
afterAll(() => rmSync(dir, { recursive: true }));

// The worker writes renditions of the demo into the folder that is emptied.
afterEach(() => test.drain());

async function rows(): Promise<PanelWedding[]> {
  return restRows<PanelWedding>(await test.staff(), 'weddings');
}

async function makeDemo(): Promise<PanelWedding> {
  await test.sweep();
  await test.drain();
  return (await rows()).find(({ isDemo }) => isDemo)!;
}

async function items(hash: number): Promise<MediaItem[]> {
  const { body } = await test.http().get(API.gallery(hash)).expect(200);
  return body.data as MediaItem[];
}

const names = (files: MediaItem[]) =>
  files.map(({ file_name: name }) => name).sort();

async function set(value: 'shown' | 'hidden' | null): Promise<void> {
  const staff = await test.staff();
  await staff.put(STAFF_API.settings).send({ demoWedding: value }).expect(200);
}

describe('the demo wedding', () => {
  it('is made by the clean-up, with its pictures and a background', async () => {
    const demo = await makeDemo();
    expect(demo).toMatchObject({ weddingPath: PATH, hasBackground: true });
    await test.http().get(PAGES.upload(PATH)).expect(200);
    expect(names(await items(demo.viewHash!))).toEqual(DEMO_PHOTOS);
  });

  it('exists once, with each picture once, when several processes make it', async () => {
    const other = await createTestApp({ replicaOf: test });
    try {
      await Promise.all([test, other, test].map((app) => app.sweep()));
    } finally {
      await other.close();
    }
    await test.sweep();
    const demos = (await rows()).filter(({ isDemo }) => isDemo);
    expect(demos).toHaveLength(1);
    expect(names(await items(demos[0]!.hash))).toEqual(DEMO_PHOTOS);
  });

  it('takes no uploads, even after staff have opened them', async () => {
    await makeDemo();
    const staff = await test.staff();
    await staff
      .put(API.toggleEnabled(PATH))
      .send({ enabled: true })
      .expect(200);
    const { body } = await test.http().get(API.weddingHash(PATH)).expect(200);
    expect(body).toMatchObject({ isEnabled: false });
    const refused = await test
      .http()
      .post(API.upload(PATH))
      .attach('media', jpegBytes(2_000), 'a.jpg')
      .expect(403);
    expect(refused.body).toMatchObject({ code: 'uploads_disabled' });
  });

  it('lets visitors look and download, not delete or build archives', async () => {
    const { viewHash } = await makeDemo();
    const [first] = await items(viewHash!);
    await test.http().get(API.download(first!.id)).expect(200);
    const deleted = await test.http().delete(API.media(first!.id)).expect(403);
    expect(deleted.body).toMatchObject({ code: 'read_only_link' });
    const archive = await test
      .http()
      .post(API.archives)
      .send({ hash: viewHash, ids: [first!.id] })
      .expect(403);
    expect(archive.body).toMatchObject({ code: 'read_only_link' });
  });

  it('gets deleted pictures and a withdrawn link back', async () => {
    const { hash } = await makeDemo();
    const deleted = (await items(hash)).slice(0, 2).map(({ id }) => id);
    const ids = await idsForStaff(test, deleted);
    const staff = await test.staff();
    await staff.post(STAFF_API.trashMedia).send({ ids }).expect(200);
    await staff.delete(STAFF_API.relativesLink(hash)).expect(200);
    await test.sweep();
    const { viewHash } = (await rows())[0]!;
    expect(names(await items(viewHash!))).toEqual(DEMO_PHOTOS);
  });

  it('goes to the trash while the setting hides it, and is made again', async () => {
    const { viewHash } = await makeDemo();
    await set('hidden');
    await test.sweep();
    expect(await rows()).toEqual([]);
    await test.http().get(API.gallery(viewHash!)).expect(404);
    await test.http().get(PAGES.upload(PATH)).expect(404);
    await set(null);
    expect((await makeDemo()).mediaCount).toBe(DEMO_PHOTOS.length);
  });

  it('leaves its path to a couple that has it', async () => {
    const { hash } = await createWedding(test, PATH);
    const demo = await makeDemo();
    expect(demo.weddingPath).toBe('Kerem-120926-Defne');
    expect(await items(hash)).toEqual([]);
  });

  it('is not counted among the weddings', async () => {
    await makeDemo();
    const { body } = await (
      await test.staff()
    )
      .get(STAFF_API.summary)
      .expect(200);
    expect(body.data).toMatchObject({ weddings: 0, disabled: 0 });
  });
});

async function addressIn(html: string): Promise<string | undefined> {
  const code = /<svg viewBox="0 0 (\d+) \d+">(<path d="[^"]+"\/>)/.exec(html)!;
  const side = Number(code[1]) + 8;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 ${side} ${side}" width="480" height="480"><rect x="-4" y="-4" width="${side}" height="${side}" fill="#fff"/>${code[2]}</svg>`;
  return codeIn(Buffer.from(svg));
}

describe('the public site', () => {
  const home = async () => (await test.http().get('/en/').expect(200)).text;

  it('links the demo, shows its photos and has its address as a QR code', async () => {
    const before = await home();
    expect(before).toContain('<i>no demo</i>');
    const { viewHash } = await makeDemo();
    await until('the site shows the demo', home, (seen) =>
      seen.includes('/thumb'),
    );
    const text = await home();
    expect(text).toContain(`href="/${PATH}"`);
    expect(text).toContain(`href="${PAGES.gallery(viewHash!)}"`);
    const thumbs = [...text.matchAll(/src="(\/media\/[^"]+\/thumb)"/g)];
    expect(thumbs).toHaveLength(DEMO_PHOTOS.length);
    await test.http().get(thumbs[0]![1]!).expect(200);
    expect(text).toContain('width="320" height="240"');
    expect(await addressIn(before)).toBe(`${test.url}/`);
    expect(await addressIn(text)).toBe(test.url + PAGES.upload(PATH));
  });

  it('keeps the drawn pictures of the demo to itself', async () => {
    for (const path of ['/demo', '/demo/1.jpg', '/demo/index.json'])
      await test.http().get(path).expect(404);
  });
});
