import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
CREATE TABLE walls (
  id uuid PRIMARY KEY,
  -- A renewed link ends the walls that its holder has made.
  couple_hash bigint NOT NULL REFERENCES wedding_links (hash) ON DELETE CASCADE,
  -- Opens the wall.
  token text NOT NULL UNIQUE,
  is_paused boolean NOT NULL DEFAULT false,
  skips integer NOT NULL DEFAULT 0,
  -- Media on the screen, as it last reported.
  shown uuid[] NOT NULL DEFAULT '{}',
  seen_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX walls_by_link ON walls (couple_hash);
`;

export class Walls1764420000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE walls;');
  }
}
