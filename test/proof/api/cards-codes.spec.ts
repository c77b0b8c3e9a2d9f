import { CARD_DESIGNS, CARDS_API, cardUrl, PAGES } from '@hatira/contract';
import sharp from 'sharp';
import {
  preparePdfReaders,
  rasterOf,
} from '../../support/fixtures/printed/pdf-readers.js';
import {
  DPI,
  expectCodeInColour,
  expectCodes,
  expectPreview,
  ordinaryCards,
  ordinaryColours,
  ordinaryPreviews,
  ORIGIN,
  print,
  WIFI,
} from '../../support/fixtures/printed/printed-cards.js';
import { createWedding } from '../../support/fixtures/weddings.js';
import { bytesOf, type TestWedding } from '../../support/requests/guest.js';
import { setWifi } from '../../support/requests/panel.js';
import { codeIn } from '../../support/qr-code.js';
import { useTestApp } from '../../support/servers/test-app.js';

const test = useTestApp({ withWorker: true, env: { PUBLIC_URL: ORIGIN } });
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

it.each(ordinaryPreviews)(
  'the preview of $name of $design is the print',
  (card) => expectPreview(test.url, wedding, card),
);
