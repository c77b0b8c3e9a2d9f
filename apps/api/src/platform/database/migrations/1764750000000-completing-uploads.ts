import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATUSES = 'uploads_status_check';

/** An upload is `completing`; only an album is sealed. */
export class CompletingUploads1764750000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await rename(runner, 'sealing', 'completing');
  }

  async down(runner: QueryRunner): Promise<void> {
    await rename(runner, 'completing', 'sealing');
  }
}

/** A process of the other state gets an error for a change of the status; phones repeat their call. */
async function rename(
  runner: QueryRunner,
  from: string,
  to: string,
): Promise<void> {
  await runner.query(`ALTER TABLE uploads DROP CONSTRAINT ${STATUSES}`);
  await runner.query(`UPDATE uploads SET status = $1 WHERE status = $2`, [
    to,
    from,
  ]);
  await runner.query(`
    ALTER TABLE uploads ADD CONSTRAINT ${STATUSES}
      CHECK (status IN ('storing', 'receiving', '${to}', 'published', 'refused'))`);
}
