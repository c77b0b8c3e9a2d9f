import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Guests' bytes per hour: a day is 25 small rows. Deletions and unfinished
 * uploads do not reduce them.
 */
const UP = `
CREATE TABLE wedding_bytes (
  wedding_id bigint NOT NULL REFERENCES weddings (id) ON DELETE CASCADE,
  hour timestamptz NOT NULL,
  bytes bigint NOT NULL,
  PRIMARY KEY (wedding_id, hour)
);
CREATE INDEX wedding_bytes_by_hour ON wedding_bytes (hour);
`;

const DOWN = `DROP TABLE wedding_bytes;`;

export class WeddingBytes1764100100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
