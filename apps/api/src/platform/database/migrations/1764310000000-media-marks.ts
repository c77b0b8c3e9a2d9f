import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rows end with their item; an item without a mark has no row. */
const UP = `
CREATE TABLE media_marks (
  media_id uuid NOT NULL REFERENCES media (id) ON DELETE CASCADE,
  partner text NOT NULL CHECK (partner IN ('first', 'second', 'shared')),
  heart boolean NOT NULL DEFAULT false,
  verdict text CHECK (verdict IN ('keep', 'maybe', 'no')),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (media_id, partner)
);
`;

const DOWN = 'DROP TABLE media_marks;';

export class MediaMarks1764310000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
