import { ALERTS_API, type AlertChoice } from '@hatira/contract';
import { AlertKinds1765100000000 } from '../../../apps/api/src/platform/database/migrations/1765100000000-alert-kinds.js';
import { WeddingAlertsService } from '../../../apps/api/src/features/uploads/alerts/wedding-alerts.service.js';
import { seedMedia } from '../../support/fixtures/seeded-media.js';
import { createWedding, weddingIdOf } from '../../support/fixtures/weddings.js';
import { MailServer } from '../../support/servers/mail-server.js';
import { createTestApp, type TestApp } from '../../support/servers/test-app.js';
import { until } from '../../support/until.js';

let server: MailServer;
let test: TestApp;

beforeAll(async () => {
  server = await MailServer.start();
  test = await createTestApp({
    withWorker: true,
    env: {
      SMTP_URL: server.url,
      SMTP_FROM: 'info@hatira.example',
      ALERT_TO: 'ekip@example.com',
      PUBLIC_URL: 'http://hatira.example',
      ADMIN_PATH: 'panel-12345678',
    },
  });
});

beforeEach(async () => {
  await test.reset();
  server.forget();
});

afterAll(async () => {
  await test?.close();
  await server.close();
});

const MINUTE_MS = 60_000;

/** Its files came so many minutes ago; its clock shows 20 o'clock. */
async function weddingWith(path: string, minutes: number[]) {
  const wedding = await createWedding(test, path);
  await seedMedia(
    test,
    wedding,
    minutes.map((ago, index) => ({
      name: `IMG_${index}.JPG`,
      content: Buffer.alloc(100, index),
      createdAt: new Date(Date.now() - ago * MINUTE_MS),
    })),
  );
  const id = await weddingIdOf(test, wedding);
  const offset = ((20 - new Date().getUTCHours() + 36) % 24) - 12;
  await test.database.query(
    `UPDATE weddings SET time_zone = $2, last_upload_at = (SELECT max(created_at) FROM media WHERE wedding_id = $1) WHERE id = $1`,
    [id, `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`],
  );
  return id;
}

/** The first lines of the parts of all mails: an alert and its wedding. */
const mailed = () =>
  server.received
    .flatMap(({ parts }) => (parts['text/plain'] ?? '').trim().split(/\n\n/))
    .map((part) => part.split('\n')[0]!)
    .filter((line) => !line.startsWith('Bugünün düğünleri'))
    .sort();

/** Two sweeps at once, as of two workers, and one later. */
async function alerts(count: number): Promise<string[]> {
  const service = test.app.get(WeddingAlertsService);
  await Promise.all([service.run(), service.run()]);
  await service.run();
  await until(
    'the mails have arrived',
    mailed,
    (lines) => lines.length >= count,
  );
  await test.drain();
  return mailed();
}

/** Makes now this hour of the wedding's day, or of the night after it. */
async function onItsDay(
  id: number,
  hour: number,
  changes = 'is_enabled = true',
) {
  const offset = ((hour - new Date().getUTCHours() + 36) % 24) - 12;
  await test.database.query(
    `UPDATE weddings SET time_zone = $2, ${changes},
       displayed_date = (now() AT TIME ZONE $2 - interval '6 hours')::date WHERE id = $1`,
    [id, `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`],
  );
}

async function knock(id: number, guests: number): Promise<void> {
  await test.database.query(
    `INSERT INTO upload_failures SELECT $1, 'g' || n, 'uploads_disabled', now(), '', 4, now() FROM generate_series(1, $2::int) AS n`,
    [id, guests],
  );
}

it('mails each alert of a wedding once', async () => {
  const busy = Array.from({ length: 12 }, (_, index) => 70 + index * 5);
  await weddingWith('Elif-140626-Can', [3]);
  await weddingWith('Quiet-140626-One', busy);
  await weddingWith('Few-140626-Files', busy.slice(0, 9));
  await weddingWith('Still-140626-Busy', [...busy, 20]);
  const failing = await weddingWith('Fail-140626-One', [200]);
  const closed = await weddingWith('Closed-140626-One', [200]);
  for (const [id, code] of [
    [failing, 'storage_full'],
    [closed, 'uploads_disabled'],
  ])
    await test.database.query(
      `INSERT INTO upload_failures SELECT $1, 'g' || n, $2, now(), '', 4, now() FROM generate_series(1, 3) AS n`,
      [id, code],
    );
  expect(await alerts(3)).toEqual([
    'Bir saattir dosya gelmiyor: Quiet-140626-One',
    'Dosyalar gönderilemiyor: Fail-140626-One',
    'İlk fotoğraf geldi: Elif-140626-Can',
  ]);
  expect(server.received[0]?.envelope.to).toEqual(['ekip@example.com']);
  await test.database.query(
    `UPDATE wedding_alerts SET day = day - 1 WHERE kind <> 'first_photo'`,
  );
  server.forget();
  expect(await alerts(2)).toHaveLength(2);
});

it('mails the alerts of a moment together, with names, dates and links', async () => {
  const quiet = await weddingWith('Ada-140626-Efe', [3]);
  await weddingWith('Elif-150626-Can', [3]);
  await test.database.query(
    `UPDATE weddings SET displayed_names = '{Ada,Efe Can}' WHERE id = $1`,
    [quiet],
  );
  const service = test.app.get(WeddingAlertsService);
  await service.run();
  const [mail] = await until(
    'the mail has arrived',
    () => server.received,
    (received) => received.length === 1,
  );
  const [link] = await test.database.query<{ hash: string }[]>(
    "SELECT hash FROM wedding_links WHERE wedding_id = $1 AND access = 'full'",
    [quiet],
  );
  const panel = 'http://hatira.example/panel-12345678';
  expect(mail!.headers['subject']).toBe('2 düğün bildirimi');
  expect(mail!.parts['text/plain']).toContain(
    [
      'İlk fotoğraf geldi: Ada-140626-Efe',
      'Ada & Efe Can, 14/06/2026',
      'Bu düğünün ilk dosyası geldi.',
      `${panel}/#/weddings/${link!.hash}/show`,
    ].join('\n'),
  );
  expect(mail!.parts['text/plain']!.trimEnd()).toMatch(
    new RegExp(`\nBugünün düğünleri: ${panel}/#/today$`),
  );
});

it('sees the silence of a wedding on its day, and guests of a closed one', async () => {
  const trial = 40 * 24 * 60;
  await onItsDay(await weddingWith('silent', []), 20);
  await onItsDay(await weddingWith('silent-after-a-trial', [trial]), 21);
  await onItsDay(await weddingWith('silent-at-night', []), 1);
  await onItsDay(await weddingWith('before-the-evening', []), 12);
  const busy = Array.from({ length: 12 }, (_, index) => 70 + index * 5);
  await onItsDay(await weddingWith('quiet-at-midnight', busy), 1);
  const closed = await weddingWith('knocking', []);
  await onItsDay(closed, 21, 'is_enabled = false');
  await knock(closed, 2);
  const tried = await weddingWith('one-try', []);
  await onItsDay(tried, 21, 'is_enabled = false');
  await knock(tried, 1);
  const expected = [
    'Bir saattir dosya gelmiyor: quiet-at-midnight',
    'Düğün günü hâlâ dosya yok: silent',
    'Düğün günü hâlâ dosya yok: silent-after-a-trial',
    'Düğün günü hâlâ dosya yok: silent-at-night',
    'Yüklemeler kapalı, misafirler bekliyor: knocking',
  ];
  expect(await alerts(expected.length)).toEqual(expected);
});

it('tells of the first photo of the day after a trial weeks before', async () => {
  const trial = 40 * 24 * 60;
  await onItsDay(await weddingWith('tried-before', [3, trial]), 20);
  await onItsDay(await weddingWith('begun-before', [3, 90]), 20);
  await weddingWith('another-day', [3, trial]);
  expect(await alerts(1)).toEqual(['İlk fotoğraf geldi: tried-before']);
});

it('gives the new kinds to weddings that had every alert', async () => {
  const earlier = ['first_photo', 'quiet_hour', 'uploads_fail'];
  const [every, some] = [
    await weddingWith('every', []),
    await weddingWith('some', []),
  ];
  for (const [id, kinds] of [
    [every, earlier],
    [some, earlier.slice(1)],
  ])
    await test.database.query(
      'INSERT INTO wedding_alert_choices VALUES ($1, $2, true, NULL, true)',
      [id, kinds],
    );
  const kinds = () =>
    test.database.query<object[]>(
      'SELECT kinds FROM wedding_alert_choices ORDER BY cardinality(kinds) DESC',
    );
  const migration = new AlertKinds1765100000000();
  const runner = test.database.createQueryRunner();
  const before = await kinds();
  try {
    await migration.up(runner);
    expect(await kinds()).toEqual([
      { kinds: [...earlier, 'no_file', 'closed_uploads'] },
      { kinds: earlier.slice(1) },
    ]);
    await migration.down(runner);
    expect(await kinds()).toEqual(before);
  } finally {
    await runner.release();
  }
});

describe('the choice of a wedding', () => {
  const choice: AlertChoice = {
    kinds: ['first_photo', 'uploads_fail'],
    hasMail: true,
    mailTo: 'elif@example.com',
    hasWebhook: false,
  };

  async function weddingOf(path: string): Promise<string> {
    await weddingWith(path, [3]);
    const [link] = await test.database.query<{ hash: string }[]>(
      `SELECT hash FROM wedding_links JOIN weddings ON id = wedding_id WHERE slug = $1`,
      [path],
    );
    return ALERTS_API.choice(Number(link!.hash));
  }

  it('is of staff; without one every alert is sent', async () => {
    const url = await weddingOf('Elif-140626-Can');
    const staff = await test.staff();
    const { body } = await staff.get(url).expect(200);
    expect(body).toEqual({
      success: true,
      choice: {
        kinds: [
          'first_photo',
          'no_file',
          'quiet_hour',
          'uploads_fail',
          'closed_uploads',
        ],
        hasMail: true,
        mailTo: null,
        hasWebhook: true,
      },
      server: {
        canMail: true,
        mailTo: 'ekip@example.com',
        hasWebhook: false,
      },
    });
    const { body: changed } = await staff.put(url).send(choice).expect(200);
    expect(changed.choice).toEqual(choice);
    expect((await staff.get(url)).body).toEqual(changed);
    await test.http().get(url).expect(401);
    await test.http().put(url).send(choice).expect(401);
    for (const wrong of [
      { ...choice, kinds: ['every'] },
      { ...choice, mailTo: 'nobody' },
      {},
    ])
      await staff.put(url).send(wrong).expect(400);
  });

  it('decides which alerts go, and to whom', async () => {
    const staff = await test.staff();
    const choices: [string, Partial<AlertChoice>][] = [
      ['Own-140626-Address', {}],
      ['Default-140626-Address', { mailTo: null }],
      ['Other-140626-Alerts', { kinds: ['quiet_hour'] }],
      ['No-140626-Mail', { hasMail: false }],
    ];
    for (const [path, change] of choices)
      await staff
        .put(await weddingOf(path))
        .send({ ...choice, ...change })
        .expect(200);
    expect(await alerts(2)).toEqual([
      'İlk fotoğraf geldi: Default-140626-Address',
      'İlk fotoğraf geldi: Own-140626-Address',
    ]);
    const recipients = server.received.flatMap(({ envelope }) => envelope.to);
    expect(recipients.sort()).toEqual(['ekip@example.com', 'elif@example.com']);
  });
});
