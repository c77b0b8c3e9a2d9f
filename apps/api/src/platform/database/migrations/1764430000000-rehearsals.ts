import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The latest rehearsal of each wedding. */
const UP = `
CREATE TABLE rehearsals (
  wedding_id bigint PRIMARY KEY REFERENCES weddings ON DELETE CASCADE,
  id uuid NOT NULL,
  -- The robot's, for every rehearsal of the wedding.
  guest_id text NOT NULL,
  status text NOT NULL,
  steps jsonb NOT NULL DEFAULT '[]',
  -- The running process.
  claimed_by int,
  asked_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz
);
CREATE INDEX rehearsals_open ON rehearsals (asked_at) WHERE status IN ('waiting', 'running');
`;

const DOWN = 'DROP TABLE rehearsals';

export class Rehearsals1764430000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
