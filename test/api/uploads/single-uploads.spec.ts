import { API } from '@hatira/contract';
import {
  bytesOf,
  gallery,
  TestGuest,
  type TestWedding,
} from '../../support/requests/guest.js';
import { jpegBytes, sha256 } from '../../support/fixtures/media-bytes.js';
import { useTestApp } from '../../support/servers/test-app.js';
import {
  expectNothingLeft,
  rowsOf,
  storedFiles,
} from '../../support/traces.js';
import { createWedding, setEnabled } from '../../support/fixtures/weddings.js';

const app = useTestApp();
let wedding: TestWedding;
let guest: TestGuest;

beforeEach(async () => {
  wedding = await createWedding(app);
  guest = new TestGuest(app.url, wedding);
});

describe('a photo in one request', () => {
  it('is in the gallery and comes back byte for byte', async () => {
    const photo = jpegBytes(300_000);
    const { body } = await guest
      .single(photo, 'düğün şenliği 👰🏽.jpg', ' Ayşe | Çok mutluyuz ')
      .expect(200);
    const [item] = await gallery(app.url, wedding);
    expect(item).toMatchObject({
      file_name: 'düğün şenliği 👰🏽.jpg',
      file_type: 'image/jpeg',
      file_size: 300_000,
      note: 'Ayşe|Çok mutluyuz',
      storage_url: (body as { data: { storage_url: string } }).data.storage_url,
    });
    expect(sha256(await bytesOf(app.url, item!.storage_url))).toBe(
      sha256(photo),
    );
    expect(sha256(await bytesOf(app.url, API.download(item!.id)))).toBe(
      sha256(photo),
    );
  });

  it('leaves no row of its way in', async () => {
    await guest.single(jpegBytes()).expect(200);
    expect([await rowsOf(app, 'uploads'), await rowsOf(app, 'media')]).toEqual([
      0, 1,
    ]);
  });

  it('is stored once when it is sent twice, and twice with another note', async () => {
    const photo = jpegBytes();
    const first = await guest.single(photo, 'a.jpg').expect(200);
    const second = await guest.single(photo, 'b.jpg').expect(200);
    expect(second.body).toEqual(first.body);
    await guest.single(photo, 'a.jpg', 'Tebrikler').expect(200);
    expect(await gallery(app.url, wedding)).toHaveLength(2);
    expect(await storedFiles(app)).toHaveLength(2);
  });

  it('is stored once when the same bytes come ten times at once', async () => {
    const photo = jpegBytes();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => guest.single(photo).expect(200)),
    );
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(
      1,
    );
    expect(await storedFiles(app)).toHaveLength(1);
  });

  it('finds its wedding however the path is typed', async () => {
    const typed = {
      ...wedding,
      weddingPath: wedding.weddingPath.toUpperCase(),
    };
    await new TestGuest(app.url, typed).single(jpegBytes()).expect(200);
    expect(await gallery(app.url, wedding)).toHaveLength(1);
  });

  it.each([
    ['../../../etc/passwd', 'passwd'],
    ['a\u0001b\u0000c.jpg', 'abc.jpg'],
    [`${'ş'.repeat(300)}.jpg`, `${'ş'.repeat(125)}.jpg`],
  ])('named %j is kept as %j', async (given, kept) => {
    await guest.single(jpegBytes(), given).expect(200);
    expect((await gallery(app.url, wedding))[0]?.file_name).toBe(kept);
  });
});

describe('a refused photo leaves no file or row', () => {
  it.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    [
      'an SVG',
      Buffer.from(
        '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"></svg>',
      ),
    ],
    ['a PDF', Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj')],
    ['a program', Buffer.from('7f454c460201010000000000000000000200', 'hex')],
    ['a short text', Buffer.from('x')],
  ])('%s: 415', async (_name, bytes) => {
    const { body } = await guest.single(bytes, 'IMG_0001.JPG').expect(415);
    expect(body).toMatchObject({
      success: false,
      code: 'unsupported_media',
      error:
        'Yalnızca JPEG, HEIC, MP4 gibi yaygın fotoğraf ve video biçimleri yüklenebilir',
    });
    await expectNothingLeft(app);
  });

  it('damaged on its way: 400, and taken when sent again', async () => {
    const bytes = jpegBytes();
    const fields = { sha256: sha256(bytes) };
    const damaged = Buffer.from(bytes);
    damaged[damaged.length - 1]! ^= 1;
    const { body } = await guest
      .single(damaged, undefined, undefined, fields)
      .expect(400);
    expect(body).toMatchObject({ code: 'bytes_damaged' });
    await expectNothingLeft(app);
    await guest.single(bytes, undefined, undefined, fields).expect(200);
    await guest
      .single(bytes, undefined, undefined, { sha256: 'abc' })
      .expect(400);
  });

  it('an empty file: 400', async () => {
    const { body } = await guest.single(Buffer.alloc(0)).expect(400);
    expect(body).toMatchObject({ code: 'empty_file' });
    await expectNothingLeft(app);
  });

  it.each([
    ['name', `${'a'.repeat(51)}|x`],
    ['message', 'a'.repeat(401)],
    ['everything', 'a'.repeat(5_000)],
  ])('a note whose %s is too long: 400', async (_part, note) => {
    const { body } = await guest.single(jpegBytes(), 'a.jpg', note).expect(400);
    expect(body).toMatchObject({
      code: 'validation_failed',
      details: { fields: { note: expect.any(String) as string } },
    });
    await expectNothingLeft(app);
  });

  it('a note behind the file is read too', async () => {
    await app
      .http()
      .post(API.upload(wedding.weddingPath))
      .attach('media', jpegBytes(), 'a.jpg')
      .field('note', 'sonra')
      .expect(200);
    expect((await gallery(app.url, wedding))[0]?.note).toBe('sonra');
  });

  it('a disabled wedding: 403 with the Turkish text', async () => {
    await setEnabled(app, wedding, false);
    const { body } = await guest.single(jpegBytes(3_000_000)).expect(403);
    expect(body).toMatchObject({
      error: 'Gelin ve damat şu anda yükleme özelliğini aktif etmedi',
    });
    await expectNothingLeft(app);
  });

  it('an unknown wedding: 404', async () => {
    const { body } = await new TestGuest(app.url, {
      ...wedding,
      weddingPath: 'Nobody-140626-Here',
    })
      .single(jpegBytes())
      .expect(404);
    expect(body).toMatchObject({
      code: 'wedding_not_found',
      error: 'Bu düğün yolu bulunamadı.',
    });
  });

  it('no file, or a file under another name: 400', async () => {
    const post = () => app.http().post(API.upload(wedding.weddingPath));
    expect((await post().field('note', 'x').expect(400)).body).toMatchObject({
      code: 'file_missing',
    });
    await post().attach('photo', jpegBytes(), 'a.jpg').expect(400);
    await post().send({ media: 'x' }).expect(400);
    await expectNothingLeft(app);
  });

  it('a broken form: 400', async () => {
    const { body } = await app
      .http()
      .post(API.upload(wedding.weddingPath))
      .set('Content-Type', 'multipart/form-data; boundary=x')
      .send(
        Buffer.concat([
          Buffer.from(
            '--x\r\nContent-Disposition: form-data; name="media"; filename="a.jpg"\r\n\r\n',
          ),
          jpegBytes(),
        ]),
      )
      .expect(400);
    expect(body).toMatchObject({ code: 'malformed_request' });
    await expectNothingLeft(app);
  });

  it('a field whose name looks like a file does not hide the file', async () => {
    const part = (head: string, content: Buffer) =>
      Buffer.concat([
        Buffer.from(`--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
        content,
        Buffer.from('\r\n'),
      ]);
    await app
      .http()
      .post(API.upload(wedding.weddingPath))
      .set('Content-Type', 'multipart/form-data; boundary=x')
      .send(
        Buffer.concat([
          part('name="filename=a"', Buffer.from('value')),
          part('name="media"; filename="a.jpg"', jpegBytes(200_000)),
          Buffer.from('--x--\r\n'),
        ]),
      )
      .expect(200);
    const [item] = await gallery(app.url, wedding);
    expect(item?.file_size).toBe(200_000);
  });

  it('two files in one form: 400', async () => {
    await app
      .http()
      .post(API.upload(wedding.weddingPath))
      .attach('media', jpegBytes(), 'a.jpg')
      .attach('media', jpegBytes(), 'b.jpg')
      .expect(400);
    await expectNothingLeft(app);
  });
});
