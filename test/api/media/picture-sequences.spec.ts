import { gallery, TestGuest } from '../../support/requests/guest.js';
import { createWedding } from '../../support/fixtures/weddings.js';
import { useTestApp } from '../../support/servers/test-app.js';
import { PICTURES } from '../../support/zoo/pictures.js';

const app = useTestApp({ withWorker: true });

it.each(['moving.avif', 'burst.heifs'])(
  '%s is shown with its length',
  async (name) => {
    const wedding = await createWedding(app);
    const guest = new TestGuest(app.url, wedding);
    await guest.single(await PICTURES[name]!(), name).expect(200);
    await app.drain();
    expect(await gallery(app.url, wedding)).toMatchObject([
      { processing: 'ready', width: 1200, height: 900, duration_seconds: 1 },
    ]);
  },
);
