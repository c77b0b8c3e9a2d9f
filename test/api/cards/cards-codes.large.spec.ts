import { preparePdfReaders } from '../../support/fixtures/pdf-readers.js';
import {
  expectCodes,
  ORIGIN,
  otherCards,
  WIFI,
} from '../../support/fixtures/printed-cards.js';
import { createWedding } from '../../support/fixtures/weddings.js';
import { setWifi } from '../../support/requests/panel.js';
import { useTestApp } from '../../support/servers/test-app.js';

const test = useTestApp({ env: { PUBLIC_URL: ORIGIN } });

beforeAll(preparePdfReaders);

it.each(otherCards)(
  'the codes of $name of $design open the table’s upload page and the Wi-Fi, also from a photo aside',
  async (card) => {
    const wedding = await createWedding(test, 'Elif-140626-Can');
    await setWifi(test, wedding, WIFI.network);
    await expectCodes(test.url, wedding, card);
  },
);
