import type { MigrationInterface, QueryRunner } from 'typeorm';

const EARLIER = `ARRAY['first_photo', 'quiet_hour', 'uploads_fail']`;
const ADDED = `ARRAY['no_file', 'closed_uploads']`;

/** Weddings for which staff chose every alert get those of silence and of closed uploads, too. */
export class AlertKinds1765100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE wedding_alert_choices SET kinds = kinds || ${ADDED} WHERE kinds @> ${EARLIER} AND NOT kinds && ${ADDED}`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE wedding_alert_choices SET kinds = ARRAY(SELECT kind FROM unnest(kinds) AS kind WHERE kind <> ALL (${ADDED}))`,
    );
  }
}
