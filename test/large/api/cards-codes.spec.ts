import { preparePdfReaders } from '../../support/fixtures/printed/pdf-readers.js';
import {
  expectCodeInColour,
  expectCodes,
  expectPreview,
  ORIGIN,
  otherCards,
  otherColours,
  otherPreviews,
  WIFI,
} from '../../support/fixtures/printed/printed-cards.js';
import { createWedding } from '../../support/fixtures/weddings.js';
import type { TestWedding } from '../../support/requests/guest.js';
import { setWifi } from '../../support/requests/panel.js';
import { useTestApp } from '../../support/servers/test-app.js';

const test = useTestApp({ withWorker: true, env: { PUBLIC_URL: ORIGIN } });

let wedding: TestWedding;

beforeAll(preparePdfReaders);
beforeEach(async () => {
  wedding = await createWedding(test, 'Elif-140626-Can');
  await setWifi(test, wedding, WIFI.network);
});

it.each(otherCards)(
  'the codes of $name of $design open the table’s upload page and the Wi-Fi, also from a photo aside',
  (card) => expectCodes(test.url, wedding, card),
);

it.each(otherColours)(
  'the code of $design can be read in the colour $colour',
  (card) => expectCodeInColour(test.url, wedding, card),
);

it.each(otherPreviews)('the preview of $name of $design is the print', (card) =>
  expectPreview(test.url, wedding, card),
);
