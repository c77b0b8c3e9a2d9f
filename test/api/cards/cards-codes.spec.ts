import {
  CARD_DESIGNS,
  CARD_FORMATS,
  CARDS_API,
  cardUrl,
  PAGES,
} from '@hatira/contract';
import sharp, { type Sharp } from 'sharp';
import {
  preparePdfReaders,
  rasterOf,
} from '../../support/fixtures/pdf-readers.js';
import {
  DPI,
  expectCodeInColour,
  expectCodes,
  ordinaryCards,
  ordinaryColours,
  ORIGIN,
  print,
  WIFI,
} from '../../support/fixtures/printed-cards.js';
import { createWedding } from '../../support/fixtures/weddings.js';
import { bytesOf, type TestWedding } from '../../support/requests/guest.js';
import { setWifi } from '../../support/requests/panel.js';
import { codeIn } from '../../support/qr-code.js';
import { useTestApp } from '../../support/servers/test-app.js';

const test = useTestApp({ env: { PUBLIC_URL: ORIGIN } });
let wedding: TestWedding;

beforeAll(preparePdfReaders);
beforeEach(async () => {
  wedding = await createWedding(test, 'Elif-140626-Can');
  await setWifi(test, wedding, WIFI.network);
});

it.each(ordinaryCards)(
  'the codes of $name of $design open the table’s upload page and the Wi-Fi, also from a photo aside',
  (card) => expectCodes(test.url, wedding, card),
);

it.each(ordinaryColours)(
  'the code of $design can be read in the colour $colour',
  (card) => expectCodeInColour(test.url, wedding, card),
);

it('the code of the longest path can be read', async () => {
  const path = `${'Muhammed'.repeat(15)}`;
  const other = await createWedding(test, path);
  for (const design of CARD_DESIGNS) {
    const pdf = await print(test.url, other, 'table-card', {
      design,
      table: 999,
    });
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
    const page = await rasterOf(
      await print(test.url, wedding, name, choice),
      96,
    );
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
