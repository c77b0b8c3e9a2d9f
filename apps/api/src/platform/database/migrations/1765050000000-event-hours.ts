import type { MigrationInterface, QueryRunner } from 'typeorm';

const NAMING = ['time_zone', 'displayed_date', 'slug'];

/** The facts of events that decide to which one a moment belongs. */
const HOURS = ['id', 'date', 'begins'];

const momentsDueWhenChanged = (factsOf: (row: string) => string[]) => `
CREATE TRIGGER weddings_moments_due BEFORE UPDATE OF ${NAMING.join(', ')}, events ON weddings
  FOR EACH ROW WHEN ((${factsOf('OLD').join(', ')}) IS DISTINCT FROM (${factsOf('NEW').join(', ')}))
  EXECUTE FUNCTION make_moments_due()`;

const named = (row: string) => NAMING.map((column) => `${row}.${column}`);
const hours = (row: string) =>
  HOURS.map((fact) => `jsonb_path_query_array(${row}.events, '$[*].${fact}')`);

/** Files are sorted again when the hours of events change, not for a name or a visibility. */
export class EventHours1765050000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER weddings_moments_due ON weddings');
    await runner.query(
      momentsDueWhenChanged((row) => [...named(row), ...hours(row)]),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER weddings_moments_due ON weddings');
    await runner.query(
      momentsDueWhenChanged((row) => [...named(row), `${row}.events`]),
    );
  }
}
