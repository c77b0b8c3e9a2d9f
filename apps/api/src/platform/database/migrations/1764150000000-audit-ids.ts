import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
-- The wedding of an entry; its path, two people's names, is erased with the wedding.
ALTER TABLE audit_entries ADD COLUMN wedding_id bigint;
CREATE INDEX audit_by_wedding ON audit_entries (wedding_id) WHERE wedding_id IS NOT NULL;
-- Of several weddings with one path, the one that existed at the time.
UPDATE audit_entries SET wedding_id = spoken_of.wedding_id
FROM (
  SELECT DISTINCT ON (audit_entries.id) audit_entries.id, weddings.id AS wedding_id
  FROM audit_entries JOIN weddings ON weddings.slug = target AND weddings.created_at <= at
  WHERE action ~ '^(wedding|background|media)_'
  ORDER BY audit_entries.id, weddings.created_at DESC
) AS spoken_of
WHERE spoken_of.id = audit_entries.id;
-- Weddings erased earlier are identified by the beginning of their hash, if it was recorded.
UPDATE audit_entries SET target = rtrim('wedding ' || coalesce((
  SELECT erased.details->>'hash' FROM audit_entries AS erased
  WHERE erased.action = 'wedding_erased' AND erased.target = audit_entries.target AND erased.at >= audit_entries.at
  ORDER BY erased.at LIMIT 1), ''))
WHERE wedding_id IS NULL AND action ~ '^(wedding|background|media)_';
-- File names are stored with the files only; entries have their ids.
UPDATE audit_entries SET details = details - 'files' - 'fileName' WHERE details ?| ARRAY['files', 'fileName'];
-- Entries had no retention before AUDIT_DAYS: existing installations get a week to set it.
INSERT INTO settings (key, value)
SELECT 'staff_settings', jsonb_build_object('holds', jsonb_build_object('auditDays', jsonb_build_object(
  'value', 3650, 'untilMs', floor(extract(epoch FROM now() + interval '7 days') * 1000)::bigint)))
WHERE EXISTS (SELECT 1 FROM audit_entries)
ON CONFLICT (key) DO UPDATE SET value = settings.value || jsonb_build_object('holds',
  CASE WHEN jsonb_typeof(settings.value->'holds') = 'object' THEN settings.value->'holds' ELSE '{}' END
  || (EXCLUDED.value->'holds')), updated_at = now();
`;

const DOWN = `
UPDATE settings SET value = value #- '{holds,auditDays}' WHERE key = 'staff_settings';
DROP INDEX audit_by_wedding;
ALTER TABLE audit_entries DROP COLUMN wedding_id;
`;

export class AuditIds1764150000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
