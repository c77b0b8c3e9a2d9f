import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A slice's row keeps what its store gave for it: on a disk the machine's boot, as before, elsewhere something else. */
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
