import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
-- Messages had no retention before CONTACT_DAYS: existing installations get a week to set it.
INSERT INTO settings (key, value)
SELECT 'staff_settings', jsonb_build_object('holds', jsonb_build_object('contactDays', jsonb_build_object(
  'value', 3650, 'untilMs', floor(extract(epoch FROM now() + interval '7 days') * 1000)::bigint)))
WHERE EXISTS (SELECT 1 FROM contact_messages)
ON CONFLICT (key) DO UPDATE SET value = settings.value || jsonb_build_object('holds',
  CASE WHEN jsonb_typeof(settings.value->'holds') = 'object' THEN settings.value->'holds' ELSE '{}' END
  || (EXCLUDED.value->'holds')), updated_at = now();
-- The trail contained the senders' addresses and would have kept them for good.
UPDATE audit_entries SET target = 'message'
WHERE action IN ('message_answered', 'message_reopened') AND target LIKE '%@%';
`;

const DOWN = `
UPDATE settings SET value = value #- '{holds,contactDays}' WHERE key = 'staff_settings';
`;

export class MessageGrace1763807000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
