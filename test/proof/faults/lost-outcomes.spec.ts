import { picture } from '../../support/fixtures/pictures.js';
import { createWedding } from '../../support/fixtures/weddings.js';
import { gallery, TestGuest } from '../../support/requests/guest.js';
import { DatabaseProxy } from '../../support/servers/database-proxy.js';
import { createTestApp } from '../../support/servers/test-app.js';
import { until } from '../../support/until.js';

it('makes the pictures of a file whose worker could report neither their end nor that it failed', async () => {
  const home = await createTestApp();
  const proxy = await DatabaseProxy.open(home.env.DATABASE_URL);
  const worker = await createTestApp({
    withWorker: true,
    replicaOf: home,
    env: { DATABASE_URL: proxy.url },
  });
  try {
    const wedding = await createWedding(home);
    proxy.loseStatements(
      '"processing_reason" = ',
      'processing_attempts = processing_attempts - $3',
      'processing_attempts = processing_attempts - $3',
    );
    await new TestGuest(home.url, wedding)
      .single(await picture({ width: 1200, height: 900 }))
      .expect(200);
    await until(
      'the photo is shown',
      async () => (await gallery(home.url, wedding))[0]?.processing,
      'ready',
    );
    const rows = await home.database.query<object[]>(
      'SELECT processing_attempts AS attempts FROM media',
    );
    // The database's faults do not count.
    expect([proxy.stillToLose, rows]).toEqual([0, [{ attempts: 1 }]]);
  } finally {
    await worker.close();
    await proxy.close();
    await home.close();
  }
});
