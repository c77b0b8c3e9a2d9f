import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Further guests who sent the same file, beside the first in `media`. */
const UP = `
CREATE TABLE media_senders (
  guest_id text NOT NULL,
  wedding_id bigint NOT NULL,
  media_id uuid NOT NULL REFERENCES media (id) ON DELETE CASCADE,
  sent_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (guest_id, wedding_id, media_id)
);
CREATE INDEX media_senders_by_media ON media_senders (media_id, sent_at);
`;

const DOWN = 'DROP TABLE media_senders';

export class MediaSenders1764390000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
