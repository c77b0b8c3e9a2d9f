import {
  API,
  CARD_FORMATS,
  CARDS_API,
  cardUrl,
  MAX_TABLES,
  PAGES,
  STAFF_API,
  type CardPrints,
} from '@hatira/contract';
import { CARD_DRAWINGS } from '../../../apps/api/src/features/cards/couple-cards.controller.js';
import { RateLimitsService } from '../../../apps/api/src/platform/http/limits/rate-limits.service.js';
import {
  fontsOf,
  pagesOf,
  preparePdfReaders,
  textOf,
} from '../../support/fixtures/printed/pdf-readers.js';
import { createWedding, weddingIdOf } from '../../support/fixtures/weddings.js';
import { bytesOf, type TestWedding } from '../../support/requests/guest.js';
import { relativesOf } from '../../support/requests/links.js';
import { restRows, setWifi } from '../../support/requests/panel.js';
import { useTestApp } from '../../support/servers/test-app.js';

const test = useTestApp();
let wedding: TestWedding;

beforeAll(preparePdfReaders);
beforeEach(async () => {
  wedding = await createWedding(test, 'Çağla-140626-Işıl');
});

const lists = () => ({
  staff: CARDS_API.list(wedding.hash),
  couple: CARDS_API.coupleList(wedding.hash),
});

async function pdf(url: string): Promise<Buffer> {
  return bytesOf(test.url, url);
}

describe('the list of prints', () => {
  it('names every format with the address of its PDF, for staff and for the couple', async () => {
    const staff = await test.staff();
    const { body } = await staff.get(lists().staff).expect(200);
    const prints = (body as CardPrints).data;
    expect(prints.map(({ name }) => name)).toEqual(CARD_FORMATS);
    const couple = await test.http().get(lists().couple).expect(200);
    for (const { url } of prints)
      await staff.get(url).expect('content-type', 'application/pdf');
    for (const { url } of couple.body.data)
      await test.http().get(url).expect('content-type', 'application/pdf');
  });

  it('passes the options on to the PDFs', async () => {
    const options = '?design=deco&language=de&table=7&colour=navy';
    const { body } = await test.http().get(lists().couple + options);
    const text = await textOf(await pdf(body.data[0].url as string));
    expect(text).toContain('TISCH 7');
    expect(text).toContain('14. JUNI 2026');
  });
});

describe('a print', () => {
  it('is a PDF with a file name that browsers show', async () => {
    const url = cardUrl(lists().couple, 'table-card.pdf', { table: 7 });
    const { headers } = await test.http().get(url).expect(200);
    expect(headers['content-disposition']).toBe(
      `inline; filename=Cagla-140626-Isil-table-card-7.pdf; filename*=UTF-8''${encodeURIComponent('Çağla-140626-Işıl-table-card-7.pdf')}`,
    );
  });

  it.each([
    ['table-card', [0, 0, 111, 154], [3, 3, 108, 151]],
    ['table-cards', [0, 0, 210, 297], [0, 0, 210, 297]],
    ['tent-card', [0, 0, 210, 297], [0, 0, 210, 297]],
    ['insert', [0, 0, 154, 111], [3, 3, 151, 108]],
    ['mirror', [0, 0, 216, 216], [3, 3, 213, 213]],
    ['poster-a4', [0, 0, 210, 297], [0, 0, 210, 297]],
    ['poster-a3', [0, 0, 303, 426], [3, 3, 300, 423]],
    ['stickers-round', [0, 0, 210, 297], [0, 0, 210, 297]],
  ] as const)('of %s has its size and bleed', async (name, media, trim) => {
    const url = cardUrl(lists().couple, `${name}.pdf`);
    expect(await pagesOf(await pdf(url))).toEqual({ count: 1, media, trim });
  });

  it.each(['tr', 'ru', 'el', 'kk'])(
    'in %s embeds subsets of its fonts, and its words can be searched',
    async (language) => {
      const url = cardUrl(lists().couple, 'insert.pdf', { language });
      const file = await pdf(url);
      const fonts = await fontsOf(file);
      expect(fonts.length).toBeGreaterThan(3);
      expect(
        fonts.filter((font) => !font.isEmbedded || !font.isSubset),
      ).toEqual([]);
      expect(file.length).toBeLessThan(300_000);
      const words = { tr: 'Işıl', ru: 'видео', el: 'βίντεό', kk: 'бейне' };
      expect(await textOf(file)).toContain(
        words[language as keyof typeof words],
      );
    },
  );

  it('has a card for each of the tables, four on a sheet', async () => {
    const choice = { table: 5, until: 10, language: 'en' };
    const file = await pdf(cardUrl(lists().couple, 'table-cards.pdf', choice));
    expect((await pagesOf(file)).count).toBe(2);
    // Wide letters are read as words.
    const text = (await textOf(file)).replace(/\s/g, '');
    const tables = [...text.matchAll(/TABLE(\d+)/g)];
    expect(tables.map(([, number]) => Number(number)).sort()).toEqual([
      10, 5, 6, 7, 8, 9,
    ]);
  });

  it('names the table in both languages, each in its own capitals', async () => {
    const choice = { table: 3, language: 'tr', second: 'de' };
    const file = await pdf(cardUrl(lists().couple, 'mirror.pdf', choice));
    expect(await textOf(file)).toContain('MASA 3 · TISCH 3');
  });
});

describe('the Wi-Fi network', () => {
  const wifi = { name: 'Salon Davet', password: 'mutluluklar' };
  const url = () => CARDS_API.wifi(wedding.hash);

  it('is changed by staff, and is on the cards that ask for it alone', async () => {
    const staff = await test.staff();
    const { body: before } = await staff.get(url()).expect(200);
    expect(before).toEqual({ success: true, wifi: null });
    const card = (choice = {}) =>
      cardUrl(lists().couple, 'table-card.pdf', choice);
    expect((await test.http().get(lists().couple)).body.hasWifi).toBe(false);
    await test
      .http()
      .get(card({ wifi: true }))
      .expect(200);
    await staff.put(url()).send({ wifi }).expect(200);
    expect((await staff.get(url())).body.wifi).toEqual(wifi);
    expect((await test.http().get(lists().couple)).body.hasWifi).toBe(true);
    expect(await textOf(await pdf(card({ wifi: true })))).toMatch(
      /Wi-Fi · Salon Davet\s+mutluluklar/,
    );
    expect(await textOf(await pdf(card()))).not.toContain('mutluluklar');
    await staff.put(url()).send({ wifi: null }).expect(200);
    expect(await textOf(await pdf(card({ wifi: true })))).not.toContain(
      'Wi-Fi',
    );
    const [entry] = await restRows(staff, 'audit');
    expect(entry).toMatchObject({
      action: 'wedding_wifi_changed',
      details: {},
    });
  });

  it('is for staff, and refuses what phones cannot take', async () => {
    await test.http().get(url()).expect(401);
    await test.http().put(url()).send({ wifi }).expect(401);
    const staff = await test.staff();
    await staff.get(CARDS_API.wifi(wedding.hash + 1)).expect(404);
    await staff
      .put(CARDS_API.wifi(wedding.hash + 1))
      .send({ wifi })
      .expect(404);
    for (const wrong of [
      { name: '' },
      { name: 'ş'.repeat(17) },
      { name: 'a', password: 'short' },
    ])
      await staff.put(url()).send({ wifi: wrong }).expect(400);
  });

  it('is in no answer of the public calls', async () => {
    await setWifi(test, wedding, wifi);
    const { hash, weddingPath } = wedding;
    for (const address of [
      API.weddingByPath(weddingPath),
      API.weddingHash(weddingPath),
      API.weddingInfo(hash),
      API.gallery(hash),
      PAGES.upload(weddingPath),
      lists().couple,
    ]) {
      const { text } = await test.http().get(address);
      expect(text).not.toMatch(/mutluluklar|Salon Davet/);
    }
  });
});

it('prints chosen letters and a colour of its own', async () => {
  const choice = { initials: 'iş', colour: '7a2b40' };
  const file = await pdf(
    cardUrl(lists().couple, 'table-card.pdf', { ...choice, language: 'tr' }),
  );
  expect(await textOf(file)).toMatch(/İ\s*·\s*Ş/);
});

describe('wrong calls', () => {
  it.each([
    'design=baroque',
    'language=pt',
    'second=xx',
    'table=0',
    'table=1000',
    'table=seven',
    'until=4',
    'table=5&until=4',
    `table=1&until=${MAX_TABLES + 1}`,
    'colour=octarine',
    'colour=ffd9e2',
    'colour=%237a2b40',
    'initials=E%26C',
    'initials=ABC',
    'wifi=1',
    'monogram=maybe',
  ])('are refused with 400: %s', async (query) => {
    const staff = await test.staff();
    for (const [agent, list] of [
      [staff, lists().staff],
      [test.http(), lists().couple],
    ] as const)
      for (const path of [
        '',
        '/table-card.pdf',
        '/table-card.svg',
        '/table-card.png',
      ]) {
        const { body } = await agent.get(`${list}${path}?${query}`).expect(400);
        expect(body).toMatchObject({ code: 'validation_failed' });
      }
  });

  it('for an unknown format are answered with 404', async () => {
    await test.http().get(`${lists().couple}/mug.pdf`).expect(404);
  });

  it("of staff need a login and the couple's hash", async () => {
    const { staff: list } = lists();
    await test.http().get(list).expect(401);
    await test.http().get(`${list}/table-card.pdf`).expect(401);
    const staff = await test.staff();
    const foreign = CARDS_API.list(wedding.hash + 1);
    expect((await staff.get(foreign).expect(404)).body.code).toBe(
      'wedding_not_found',
    );
    await staff.get(`${foreign}/table-card.pdf`).expect(404);
    await staff.get('/api/admin/weddings/abc/cards').expect(400);
  });

  it("by another hash or the relatives' link find no wedding", async () => {
    const { hash: relatives } = await relativesOf(test, wedding);
    for (const hash of [wedding.hash + 1, relatives]) {
      const list = CARDS_API.coupleList(hash);
      await test.http().get(list).expect(404);
      await test.http().get(`${list}/table-card.pdf`).expect(404);
    }
  });

  it("by the couple's link are refused when too many draw at once", async () => {
    const list = lists().couple;
    const limits = test.app.get(RateLimitsService);
    const id = await weddingIdOf(test, wedding);
    for (let point = 0; point < CARD_DRAWINGS.points; point++)
      await limits.consume(CARD_DRAWINGS, String(id));
    const { body } = await test.http().get(`${list}/mirror.svg`).expect(429);
    expect(body).toMatchObject({ code: 'too_many_requests' });
    await test.http().get(list).expect(200);
  });

  it("by the couple's link change no card", async () => {
    for (const method of ['post', 'put', 'delete'] as const)
      await test.http()[method](lists().couple).expect(404);
    await test.http().get(API.weddingInfo(wedding.hash)).expect(200);
    const staff = await test.staff();
    await staff.get(STAFF_API.restOne('weddings', wedding.hash)).expect(200);
  });
});
