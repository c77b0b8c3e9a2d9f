import { API, weddingDayRange } from '@hatira/contract';
import { MessageGrace1763807000000 } from '../../apps/api/src/database/migrations/1763807000000-message-grace.js';
import { useTestApp } from '../support/test-app.js';
import { rowsOf } from '../support/traces.js';

/** What an upgrade does to what is there. */

const test = useTestApp({ withWorker: false });

const holds = async () =>
  (
    await test.database.query<{ holds: Record<string, { value: number; untilMs: number }> }[]>(
      `SELECT value->'holds' AS holds FROM settings WHERE key = 'staff_settings'`,
    )
  )[0]?.holds;

async function migrate(): Promise<void> {
  const runner = test.database.createQueryRunner();
  await new MessageGrace1763807000000().up(runner);
  await runner.release();
}

/** An installation of a time in which messages were kept for ever. */
async function oldMessage(): Promise<void> {
  const form = { name: 'A', email: 'a@example.com', weddingDate: weddingDayRange().last, message: 'b' };
  await test.http().post(API.contact).send(form).expect(201);
  await test.database.query(`UPDATE contact_messages SET created_at = now() - interval '400 days'`);
}

afterEach(() => test.database.query(`DELETE FROM settings WHERE key = 'staff_settings'`));

it('a new installation has no settings of its own', async () => {
  expect(await holds()).toBeUndefined();
  await migrate();
  expect(await holds()).toBeUndefined();
});

it('messages of more than a year are kept for a week, in which staff can choose', async () => {
  await oldMessage();
  await migrate();
  await test.sweep();
  expect(await rowsOf(test, 'contact_messages')).toBe(1);
  const [{ untilMs, nowMs } = { untilMs: 0, nowMs: 0 }] = await test.database.query<Record<string, number>[]>(
    `SELECT (value#>>'{holds,contactDays,untilMs}')::float AS "untilMs", extract(epoch FROM now())::float * 1000 AS "nowMs"
     FROM settings WHERE key = 'staff_settings'`,
  );
  expect((untilMs - nowMs) / 86_400_000).toBeCloseTo(7, 1);
});

it('what staff have set, and what is held already, stays', async () => {
  await oldMessage();
  const trashDays = { value: 90, untilMs: 1 };
  await test.database.query(`INSERT INTO settings (key, value) VALUES ('staff_settings', $1)`, [
    { brandName: 'Anı', holds: { trashDays } },
  ]);
  await migrate();
  expect(await holds()).toMatchObject({ trashDays, contactDays: { value: 3_650 } });
  const [row] = await test.database.query<{ value: unknown }[]>(
    `SELECT value FROM settings WHERE key = 'staff_settings'`,
  );
  expect(row?.value).toMatchObject({ brandName: 'Anı' });
});

it('the trail forgets the addresses by which it named messages, and nothing else', async () => {
  await test.database.query(
    `INSERT INTO audit_entries (id, staff_email, action, target) VALUES
       (gen_random_uuid(), 's@example.com', 'message_answered', 'ayse@example.com'),
       (gen_random_uuid(), 's@example.com', 'message_reopened', 'burak@example.com'),
       (gen_random_uuid(), 's@example.com', 'message_answered', '0f8fad5b-d9cb-469f-a165-70867728950e'),
       (gen_random_uuid(), 's@example.com', 'staff_invited', 'new@example.com')`,
  );
  await migrate();
  const rows = await test.database.query<{ target: string; staff_email: string }[]>(
    'SELECT target, staff_email FROM audit_entries ORDER BY target',
  );
  expect(rows.map(({ target }) => target)).toEqual([
    '0f8fad5b-d9cb-469f-a165-70867728950e',
    'message',
    'message',
    'new@example.com',
  ]);
  expect(new Set(rows.map((row) => row.staff_email))).toEqual(new Set(['s@example.com']));
});
