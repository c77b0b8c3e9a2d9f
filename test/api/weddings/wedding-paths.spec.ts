import { rmSync } from 'node:fs';
import {
  API,
  PAGES,
  SLICE_BYTES,
  STAFF_API,
  type PanelWedding,
  type ProblemCode,
  type WeddingRow,
} from '@hatira/contract';
import { jpegBytes, mp4Bytes } from '../../support/fixtures/media-bytes.js';
import { smallPicture } from '../../support/fixtures/pictures.js';
import { builtPages } from '../../support/fixtures/built-pages.js';
import { createWedding, setEnabled } from '../../support/fixtures/weddings.js';
import {
  bytesOf,
  gallery,
  slicedFile,
  TestGuest,
} from '../../support/requests/guest.js';
import { deleteWedding } from '../../support/requests/panel.js';
import { useTestApp } from '../../support/servers/test-app.js';

const WRONG = 'Elif-150626-Can';
const RIGHT = 'Elif-140626-Can';
const dir = builtPages();
const test = useTestApp({ withWorker: true, env: { GUEST_WEB_DIR: dir } });
afterAll(() => rmSync(dir, { recursive: true }));
type Staff = Awaited<ReturnType<typeof test.staff>>;
let staff: Staff;
let wedding: WeddingRow;

beforeEach(async () => {
  staff = await test.staff();
  wedding = await createWedding(test, WRONG);
});

function rename(
  weddingPath: string,
  { hash }: Pick<WeddingRow, 'hash'> = wedding,
) {
  return staff.patch(STAFF_API.restOne('weddings', hash)).send({ weddingPath });
}

async function row(): Promise<PanelWedding> {
  const address = STAFF_API.restOne('weddings', wedding.hash);
  return (await staff.get(address).expect(200)).body as PanelWedding;
}

async function isKnown(path: string): Promise<boolean> {
  const { body } = await test.http().get(API.validatePath(path)).expect(200);
  return (body as { isValid: boolean }).isValid;
}

async function refusal(
  call: PromiseLike<{ body: { code: ProblemCode }; status: number }>,
) {
  const { body, status } = await call;
  return `${status} ${body.code}`;
}

const create = (weddingPath: string) =>
  staff.post(API.wedding).send({ weddingPath });

describe('a renamed wedding', () => {
  it('has its page at both paths, with the heading and the preview of the new one', async () => {
    const { body } = await rename(` ${RIGHT} `).expect(200);
    expect(body).toMatchObject({ weddingPath: RIGHT, formerPaths: [WRONG] });
    for (const path of [RIGHT, WRONG, WRONG.toUpperCase()]) {
      const { text } = await test.http().get(PAGES.upload(path)).expect(200);
      expect(text).toContain('<p>14/06/2026</p>');
      expect(text).toContain(
        'name="upload-heading" content="{&quot;date&quot;:&quot;14/06/2026&quot;',
      );
      expect(text).toContain(
        `<meta property="og:url" content="${test.url}${PAGES.upload(RIGHT)}">`,
      );
      expect(await isKnown(path)).toBe(true);
    }
  });

  it('takes files, its switch and its background at the former path', async () => {
    await staff
      .post(API.backgroundUpload(wedding.hash))
      .attach('background', await smallPicture(), 'a.jpg')
      .expect(201);
    await rename(RIGHT).expect(200);
    const former = new TestGuest(test.url, wedding);
    await former.single(jpegBytes(), 'a.jpg').expect(200);
    const [item] = await gallery(test.url, wedding);
    expect(item?.file_name).toBe('a.jpg');
    for (const address of [
      API.backgroundExists(WRONG, 'x'),
      API.backgroundImage(WRONG, 'x'),
    ])
      await test.http().get(address).expect(200);
    await setEnabled(test, wedding, false);
    await former.single(jpegBytes(), 'b.jpg').expect(403);
    expect((await row()).isEnabled).toBe(false);
  });

  it.each([
    ['with an id', true],
    ['known by the sender alone', false],
  ])('completes an upload under way %s, at either path', async (_, hasId) => {
    const file = slicedFile(mp4Bytes(2 * SLICE_BYTES + 12_345), 'long.mp4');
    const sent = hasId ? file : { ...file, uploadId: undefined };
    const agent = test.browser();
    const former = new TestGuest(test.url, wedding, agent);
    await former.slice(sent, 0).expect(200);
    await rename(RIGHT).expect(200);
    await former.slice(sent, 1).expect(200);
    if (file.uploadId && hasId) {
      const state = await test
        .http()
        .get(API.uploadState(RIGHT, file.uploadId))
        .expect(200);
      expect(state.body).toMatchObject({ success: true });
    }
    const moved = { ...wedding, weddingPath: RIGHT };
    const current = new TestGuest(test.url, moved, agent);
    await current.slice(sent, 2).expect(200);
    const { body } = await former.complete(sent).expect(200);
    const stored = await bytesOf(test.url, body.data.storage_url);
    expect(stored.equals(file.bytes)).toBe(true);
  });

  it('returns to a former path, and keeps each path that it had once', async () => {
    await rename(RIGHT).expect(200);
    await rename('Elif-Can').expect(200);
    expect(await row()).toMatchObject({
      weddingPath: 'Elif-Can',
      formerPaths: [RIGHT, WRONG],
    });
    await rename(WRONG.toLowerCase()).expect(200);
    expect(await row()).toMatchObject({
      weddingPath: WRONG.toLowerCase(),
      formerPaths: ['Elif-Can', RIGHT],
    });
  });

  it('has no former path after a change of case alone, or none', async () => {
    await rename(WRONG).expect(200);
    await rename(WRONG.toUpperCase()).expect(200);
    expect(await row()).toMatchObject({
      weddingPath: WRONG.toUpperCase(),
      formerPaths: [],
    });
  });
});

describe('a path', () => {
  it('cannot be taken while another wedding has it, or had it, in any case', async () => {
    await rename(RIGHT).expect(200);
    const other = await createWedding(test, 'Ela-140626-Ege');
    for (const taken of [RIGHT, WRONG, WRONG.toUpperCase(), 'elıf-150626-can'])
      expect([
        await refusal(create(taken)),
        await refusal(rename(taken, other)),
      ]).toEqual(['409 slug_taken', '409 slug_taken']);
    expect(await refusal(rename('Ela-140626-Ege'))).toBe('409 slug_taken');
    expect(await row()).toMatchObject({
      weddingPath: RIGHT,
      formerPaths: [WRONG],
    });
  });

  it.each([
    ['', '400 slug_required'],
    ['a b', '400 slug_invalid'],
    ['ab', '400 slug_invalid'],
    ['API', '400 slug_reserved'],
    ['pricing', '400 slug_reserved'],
  ])('cannot become %j', async (path, expected) => {
    expect(await refusal(rename(path))).toBe(expected);
    expect(await row()).toMatchObject({
      weddingPath: WRONG,
      formerPaths: [],
    });
  });

  it('goes to one of several weddings that ask at the same moment', async () => {
    const others = [
      await createWedding(test),
      await createWedding(test),
      await createWedding(test),
    ];
    await rename(RIGHT).expect(200);
    for (const wanted of [WRONG, RIGHT, 'Free-Path']) {
      const calls = [
        ...others.map((other) => rename(wanted, other)),
        create(wanted),
      ];
      const statuses = (await Promise.all(calls)).map(({ status }) => status);
      expect(statuses.filter((status) => status < 300)).toHaveLength(
        wanted === 'Free-Path' ? 1 : 0,
      );
    }
  });
});

describe('a deleted wedding', () => {
  beforeEach(async () => {
    await rename(RIGHT).expect(200);
    await deleteWedding(staff, { ...wedding, weddingPath: RIGHT });
  });
  const restore = () => staff.post(STAFF_API.restoreWedding(wedding.hash));

  it('frees its paths, and has them all again when it is restored', async () => {
    expect([await isKnown(RIGHT), await isKnown(WRONG)]).toEqual([
      false,
      false,
    ]);
    await restore().expect(200);
    expect([await isKnown(RIGHT), await isKnown(WRONG)]).toEqual([true, true]);
    expect((await row()).formerPaths).toEqual([WRONG]);
  });

  it.each([RIGHT, WRONG])(
    'stays in the trash while another wedding has %s, or had it',
    async (path) => {
      const other = await createWedding(test, path);
      expect(await refusal(restore())).toBe('409 slug_in_use');
      await rename('Other-Path', other).expect(200);
      expect(await refusal(restore())).toBe('409 slug_in_use');
      await deleteWedding(staff, { ...other, weddingPath: 'Other-Path' });
      await restore().expect(200);
    },
  );

  it('is erased with its former paths', async () => {
    await staff
      .post(STAFF_API.eraseWedding(wedding.hash))
      .send({ confirm: RIGHT })
      .expect(200);
    await createWedding(test, WRONG);
    expect(
      await test.database.query('SELECT slug FROM wedding_aliases'),
    ).toEqual([]);
  });
});
