import { API, GUEST_BOOK_API, guestBookUrl, STAFF_API } from '@hatira/contract';
import { GUEST_BOOKS } from '../../../apps/api/src/features/guest-book/guest-book-routes.js';
import { RateLimitsService } from '../../../apps/api/src/platform/http/limits/rate-limits.service.js';
import { jpegBytes } from '../../support/fixtures/media-bytes.js';
import {
  fontsOf,
  pagesOf,
  preparePdfReaders,
  textOf,
  wordsOf,
} from '../../support/fixtures/printed/pdf-readers.js';
import { picture } from '../../support/fixtures/pictures.js';
import { seedMedia } from '../../support/fixtures/seeded-media.js';
import { createWedding, weddingIdOf } from '../../support/fixtures/weddings.js';
import {
  bytesOf,
  gallery,
  TestGuest,
  type TestWedding,
} from '../../support/requests/guest.js';
import { relativesOf } from '../../support/requests/links.js';
import { useTestApp } from '../../support/servers/test-app.js';
import { until } from '../../support/until.js';

const test = useTestApp({ withWorker: true });
let wedding: TestWedding;

beforeAll(preparePdfReaders);
beforeEach(async () => {
  wedding = await createWedding(test, 'Çağla-140626-Işıl');
});

const addressOf = ({ hash }: TestWedding, language = 'tr') =>
  guestBookUrl(GUEST_BOOK_API.couplePdf(hash), language);

function book(language = 'tr'): Promise<Buffer> {
  return bytesOf(test.url, addressOf(wedding, language));
}

/** Files of guests without a cookie, a minute apart from 22:00 on. */
async function leave(notes: string[]): Promise<void> {
  await seedMedia(
    test,
    wedding,
    notes.map((note, index) => ({
      name: `DSC_${index}.jpg`,
      content: jpegBytes(),
      takenAt: new Date(Date.UTC(2026, 5, 14, 19, index)),
      note,
    })),
  );
}

/** Pictures in a PDF, by their filter. */
const picturesIn = (pdf: Buffer) =>
  pdf.toString('latin1').match(/\/Filter \/?DCTDecode/g)?.length ?? 0;

async function expectInSafeArea(pdf: Buffer): Promise<void> {
  const words = await wordsOf(pdf);
  expect(words.length).toBeGreaterThan(3);
  const [safe, bleed, width, height] = [5, 3, 148, 210];
  const outside = words.filter(
    ({ left, top, right, bottom }) =>
      left < bleed + safe ||
      top < bleed + safe ||
      right > bleed + width - safe ||
      bottom > bleed + height - safe,
  );
  expect(outside).toEqual([]);
}

describe('the guest book', () => {
  it('has the title, then the notes in the order of moments with pictures, writers and times', async () => {
    const guest = new TestGuest(test.url, wedding, test.browser());
    const [red, blue] = [
      await picture({ takenAt: '2026:06:14 21:03:00' }),
      await picture({
        colour: '#0000ff',
        width: 900,
        height: 1600,
        takenAt: '2026:06:14 21:04:00',
      }),
    ];
    for (const [bytes, note] of [
      [blue, 'Ayşe Nur|Ömür boyu mutluluklar!'],
      [red, 'Ayşe Nur|Ömür boyu mutluluklar!'],
    ] as const)
      await guest.single(bytes, 'IMG.JPG', note).expect(200);
    await leave(['Ali|', 'Yalnız söz']);
    await until(
      'the pictures are made',
      () => gallery(test.url, wedding),
      (items) => items.every(({ processing }) => processing === 'ready'),
    );
    const pdf = await book();
    expect(await pagesOf(pdf)).toEqual({
      count: 2,
      media: [0, 0, 154, 216],
      trim: [3, 3, 151, 213],
    });
    const lines = (await textOf(pdf)).split(/\s*[\n\f]+\s*/).filter(Boolean);
    // Wide letters are read as words.
    expect(lines.slice(0, 5).map((line) => line.replace(/ /g, ''))).toEqual([
      'Çağla',
      '&',
      'Işıl',
      '14Haziran2026',
      'ANIDEFTERİ',
    ]);
    expect(lines.slice(5)).toEqual([
      'Ömür boyu mutluluklar!',
      '— Ayşe Nur',
      '14 Haziran 2026 · 21:03',
      '♥ Ali',
      '14 Haziran 2026 · 22:00',
      'Yalnız söz',
      '14 Haziran 2026 · 22:01',
      '2',
    ]);
    expect(picturesIn(pdf)).toBe(2);
    await expectInSafeArea(pdf);
  });

  it('of 300 notes flows over numbered pages, with embedded subsets of its fonts', async () => {
    const long = 'Nice mutlu yıllara, bir ömür sevgiyle. '.repeat(10).trim();
    await leave(
      Array.from({ length: 300 }, (_, index) =>
        index % 7 === 0 ? `Misafir ${index}|${long}` : `M${index}|Mutluluklar`,
      ),
    );
    const pdf = await book('de');
    const { count } = await pagesOf(pdf);
    const words = await wordsOf(pdf);
    for (let page = 2; page <= count; page += 1) {
      const last = words.filter((word) => word.page === page).at(-1);
      expect(last?.text).toBe(String(page));
    }
    const text = words.map((word) => word.text);
    const writers = text.filter((_, index) => text[index - 1] === '—');
    expect(writers).toHaveLength(300);
    await expectInSafeArea(pdf);
    const fonts = await fontsOf(pdf);
    expect(fonts.length).toBeGreaterThan(2);
    expect(fonts.filter((font) => !font.isEmbedded || !font.isSubset)).toEqual(
      [],
    );
  });

  it('prints any script, and leaves out signs without letters', async () => {
    await leave([
      `${'a'.repeat(20)}${'ß'.repeat(380)}`,
      '(2026) مبروك للعروسين|محمد',
      'مبروك للعروسين، (2026) ألف مبروك!',
      'מזל טוב!',
      '👩‍👩‍👧 Çok mutlu olun ❤️🎉 🫨',
      '新婚快乐',
      'გილოცავთ Շնորհավորում եմ',
      'Κώστας|Να ζήσετε!\n\n\nΠάντα ευτυχισμένοι',
      'Анна|Совет да любовь',
      `Z\u0351\u0353a\u0346l\u034Dgo \u202Etxet\u202C \u200B\uE000\u{10FFFF}`,
      '\u200B\uE000',
      `${'a\n'.repeat(199)}b`,
    ]);
    for (const language of ['ru', 'el', 'tr']) {
      const pdf = await book(language);
      const text = await textOf(pdf);
      for (const found of ['Xin', 'გილოცავთ', 'Շնորհավորում', 'любовь'])
        expect(text).toContain(found);
      for (const found of ['Να ζήσετε!', 'مبروك', 'מזל טוב', 'Çok mutlu olun'])
        expect(text).toContain(found);
      expect(text).not.toMatch(/[\uE000\uFFFD]/u);
      await expectInSafeArea(pdf);
      const fonts = await fontsOf(pdf);
      expect(fonts.filter(({ isEmbedded }) => !isEmbedded)).toEqual([]);
    }
  });
});

describe('the call', () => {
  it('is for staff, and for the couple alone', async () => {
    await leave(['Selam']);
    const { headers } = await test.http().get(addressOf(wedding)).expect(200);
    expect(headers).toMatchObject({ 'content-type': 'application/pdf' });
    expect(headers['content-disposition']).toContain(
      'filename=Cagla-140626-Isil-guest-book.pdf',
    );
    const staff = await test.staff();
    const panel = GUEST_BOOK_API.pdf(wedding.hash);
    await staff.get(panel).expect(200);
    await test.http().get(panel).expect(401);
    const { hash: relatives } = await relativesOf(test, wedding);
    for (const hash of [relatives, wedding.hash + 1])
      await test.http().get(GUEST_BOOK_API.couplePdf(hash)).expect(404);
    await staff.get(`${panel}?language=pt`).expect(400);
    await staff.get(STAFF_API.restOne('weddings', wedding.hash)).expect(200);
  });

  it('answers 404 without notes, and 429 when too many ask', async () => {
    const { body } = await test.http().get(addressOf(wedding)).expect(404);
    expect(body).toMatchObject({ code: 'nothing_to_download' });
    const limits = test.app.get(RateLimitsService);
    const id = String(await weddingIdOf(test, wedding));
    for (let point = 1; point < GUEST_BOOKS.points; point += 1)
      await limits.consume(GUEST_BOOKS, id);
    const refused = await test.http().get(addressOf(wedding)).expect(429);
    expect(refused.body).toMatchObject({ code: 'too_many_requests' });
    await test.http().get(API.weddingInfo(wedding.hash)).expect(200);
  });
});
