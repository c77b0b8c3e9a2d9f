import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A slice's row keeps the store's receipt: on a disk the machine's boot, as
 * before; other stores have their own.
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
