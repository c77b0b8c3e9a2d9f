import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A slice's receipt from the store: on a disk the machine's boot, as before.
 */
export class SliceReceipts1763800300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE upload_slices RENAME COLUMN boot_id TO receipt',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE upload_slices RENAME COLUMN receipt TO boot_id',
    );
  }
}
