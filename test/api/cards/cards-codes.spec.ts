import {
  CARD_COLOURS,
  CARD_DESIGNS,
  CARD_FORMATS,
  CARDS_API,
  cardUrl,
  PAGES,
  type CardChoice,
  type CardFormat,
} from '@hatira/contract';
import sharp, { type Sharp } from 'sharp';
import {
  preparePdfReaders,
  rasterOf,
} from '../../support/fixtures/pdf-readers.js';
import { createWedding } from '../../support/fixtures/weddings.js';
import { bytesOf, type TestWedding } from '../../support/requests/guest.js';
import { setWifi } from '../../support/requests/panel.js';
import { codeIn } from '../../support/qr-code.js';
import { useTestApp } from '../../support/servers/test-app.js';

const ORIGIN = 'http://hatira.example';
const WIFI = {
  network: { name: 'Salon "Davet"', password: 'mutlu;lar' },
  code: 'WIFI:T:WPA;S:Salon \\"Davet\\";P:mutlu\\;lar;;',
};
const test = useTestApp({ env: { PUBLIC_URL: ORIGIN } });
let wedding: TestWedding;

beforeAll(preparePdfReaders);
beforeEach(async () => {
  wedding = await createWedding(test, 'Elif-140626-Can');
  await setWifi(test, wedding, WIFI.network);
});

const DPI = 150;
const MM = DPI / 25.4;

/** One card of a print, as a camera before it sees it. */
const CARDS: Partial<Record<CardFormat, [number, number, number, number]>> = {
  'table-cards': [105, 148, 105, 148],
  'tent-card': [0, 149, 210, 148],
  'stickers-round': [9, 20, 60, 60],
  'stickers-square': [9, 20, 60, 60],
};

async function print(
  name: CardFormat,
  choice: CardChoice,
  of = wedding,
): Promise<Buffer> {
  const url = cardUrl(CARDS_API.coupleList(of.hash), `${name}.pdf`, choice);
  return bytesOf(test.url, url);
}

async function cardOf(name: CardFormat, pdf: Buffer): Promise<Buffer> {
  const page = await rasterOf(pdf, DPI);
  const place = CARDS[name]?.map((mm) => Math.round(mm * MM));
  if (!place) return page;
  const [left, top, width, height] = place as [number, number, number, number];
  return sharp(page)
    .extract({ left, top, width, height })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** One code each, as a guest points at it. */
async function halvesOf(card: Buffer): Promise<Buffer[]> {
  const { width, height } = await sharp(card).metadata();
  const middle = Math.round(0.525 * width);
  const half = (left: number, right: number) =>
    sharp(card)
      .extract({ left, top: 0, width: right - left, height })
      .png({ compressionLevel: 1 })
      .toBuffer();
  return [await half(0, middle), await half(middle, width)];
}

/** From aside, by hand and out of focus. */
async function photographed(card: Buffer): Promise<Buffer> {
  const seen = { width: 900, height: 900, fit: 'inside' } as const;
  const turned = await sharp(card)
    .resize({ ...seen, withoutEnlargement: true })
    .affine([
      [1, 0.12],
      [0.05, 0.94],
    ])
    .png()
    .toBuffer();
  return sharp(turned)
    .rotate(9, { background: '#8d8378' })
    .blur(0.9)
    .modulate({ brightness: 0.8 })
    .jpeg({ quality: 70 })
    .toBuffer();
}

const cases = CARD_FORMATS.flatMap((name) =>
  CARD_DESIGNS.map((design) => ({ name, design })),
);

it.each(cases)(
  'the codes of $name of $design open the table’s upload page and the Wi-Fi, also from a photo aside',
  async ({ name, design }) => {
    const choice = {
      design,
      table: 7,
      language: 'tr',
      second: 'ru',
      wifi: true,
    };
    const card = await cardOf(name, await print(name, choice));
    const address = `${ORIGIN}${PAGES.upload('Elif-140626-Can')}?t=7`;
    // Stickers are too small for both codes.
    const [views, codes] = name.startsWith('stickers')
      ? [[card], [address]]
      : [await halvesOf(card), [WIFI.code, address]];
    const read = async (see: (view: Buffer) => Promise<Buffer>) =>
      Promise.all(views.map(async (view) => codeIn(await see(view))));
    expect((await read((view) => Promise.resolve(view))).sort()).toEqual(codes);
    expect((await read(photographed)).sort()).toEqual(codes);
  },
);

/** The lightest that is accepted, too. */
it.each([...CARD_COLOURS, '767676'])(
  'the code can be read in the colour %s',
  async (colour) => {
    for (const design of CARD_DESIGNS) {
      const pdf = await print('table-card', { design, colour });
      expect(await codeIn(await rasterOf(pdf, DPI))).toBe(
        `${ORIGIN}${PAGES.upload('Elif-140626-Can')}`,
      );
    }
  },
);

it('the code of the longest path can be read', async () => {
  const path = `${'Muhammed'.repeat(15)}`;
  const other = await createWedding(test, path);
  for (const design of CARD_DESIGNS) {
    const pdf = await print('table-card', { design, table: 999 }, other);
    expect(await codeIn(await rasterOf(pdf, DPI))).toBe(
      `${ORIGIN}${PAGES.upload(path)}?t=999`,
    );
  }
});

it.each([
  { name: 'table-card', dpi: 300, size: [105, 148] },
  { name: 'poster-a3', dpi: 200, size: [297, 420] },
] as const)(
  'the PNG of $name has $dpi dots an inch, and its code can be read',
  async ({ name, dpi, size }) => {
    const url = cardUrl(CARDS_API.coupleList(wedding.hash), `${name}.png`, {
      table: 7,
    });
    const png = await bytesOf(test.url, url);
    const { format, width, height, density } = await sharp(png).metadata();
    const [wide, high] = size.map((side) => (side * dpi) / 25.4);
    expect({ format, density }).toEqual({ format: 'png', density: dpi });
    expect(Math.abs(width - wide!)).toBeLessThanOrEqual(1);
    expect(Math.abs(height - high!)).toBeLessThanOrEqual(1);
    expect(await codeIn(png)).toBe(
      `${ORIGIN}${PAGES.upload('Elif-140626-Can')}?t=7`,
    );
  },
);

const previews = CARD_FORMATS.map((name, index) => ({
  name,
  design: CARD_DESIGNS[index % CARD_DESIGNS.length],
}));

it.each(previews)(
  'the preview of $name of $design is the print',
  async (one) => {
    const { name, design } = one;
    const choice = { design, language: 'el', wifi: true };
    const url = cardUrl(
      CARDS_API.coupleList(wedding.hash),
      `${name}.svg`,
      choice,
    );
    const { body } = await test.http().get(url).expect(200);
    const size = { width: 400, height: 400, fit: 'fill' } as const;
    const plain = (picture: Sharp) =>
      picture
        .flatten({ background: '#fff' })
        .blur(2)
        .resize(size)
        .removeAlpha();
    const preview = await plain(sharp(body as Buffer, { density: 96 }))
      .raw()
      .toBuffer();
    const page = await rasterOf(await print(name, choice), 96);
    const { width, height } = await sharp(page).metadata();
    const bleed = ['table-card', 'insert', 'mirror', 'poster-a3'].includes(name)
      ? Math.round((3 * 96) / 25.4)
      : 0;
    const cut = sharp(page).extract({
      left: bleed,
      top: bleed,
      width: width - 2 * bleed,
      height: height - 2 * bleed,
    });
    const printed = await plain(sharp(await cut.png().toBuffer()))
      .raw()
      .toBuffer();
    const difference = printed.reduce(
      (sum, value, index) => sum + Math.abs(value - (preview[index] ?? 0)),
      0,
    );
    expect(difference / printed.length).toBeLessThan(4);
  },
);
