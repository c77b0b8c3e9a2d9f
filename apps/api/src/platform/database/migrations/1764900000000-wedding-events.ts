import type { MigrationInterface, QueryRunner } from 'typeorm';

const momentsDueWhenChanged = (columns: string[]) => {
  const row = (name: string) =>
    columns.map((column) => `${name}.${column}`).join(', ');
  return `
CREATE TRIGGER weddings_moments_due BEFORE UPDATE OF ${columns.join(', ')} ON weddings
  FOR EACH ROW WHEN ((${row('OLD')}) IS DISTINCT FROM (${row('NEW')}))
  EXECUTE FUNCTION make_moments_due()`;
};

/** A wedding has events, and each file belongs to at most one of them. */
export class WeddingEvents1764900000000 implements MigrationInterface {
  /** Constant defaults rewrite no table. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE weddings ADD COLUMN events jsonb NOT NULL DEFAULT '[]';
      ALTER TABLE media ADD COLUMN event_id uuid,
        ADD COLUMN is_event_chosen boolean NOT NULL DEFAULT false,
        ADD COLUMN scanned_event_id uuid;
      ALTER TABLE uploads ADD COLUMN scanned_event_id uuid;
      CREATE INDEX media_by_event ON media (wedding_id, event_id, moment DESC, id DESC)
        WHERE deleted_at IS NULL AND event_id IS NOT NULL;
      DROP TRIGGER weddings_moments_due ON weddings`);
    await runner.query(
      momentsDueWhenChanged(['time_zone', 'displayed_date', 'slug', 'events']),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER weddings_moments_due ON weddings');
    await runner.query(
      momentsDueWhenChanged(['time_zone', 'displayed_date', 'slug']),
    );
    await runner.query(`
      DROP INDEX media_by_event;
      ALTER TABLE uploads DROP COLUMN scanned_event_id;
      ALTER TABLE media DROP COLUMN event_id, DROP COLUMN is_event_chosen, DROP COLUMN scanned_event_id;
      ALTER TABLE weddings DROP COLUMN events`);
  }
}
