import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Apart from weddings, whose rows many calls read. */
const UP = `
CREATE TABLE wedding_wifi (
  wedding_id bigint PRIMARY KEY REFERENCES weddings ON DELETE CASCADE,
  name text NOT NULL,
  -- Null: an open network.
  password text
);
-- Weddings without a row have every alert.
CREATE TABLE wedding_alert_choices (
  wedding_id bigint PRIMARY KEY REFERENCES weddings ON DELETE CASCADE,
  kinds text[] NOT NULL,
  has_mail boolean NOT NULL,
  -- Null: ALERT_TO.
  mail_to text,
  has_webhook boolean NOT NULL
);
`;

const DOWN = `
DROP TABLE wedding_alert_choices;
DROP TABLE wedding_wifi;
`;

export class Evening1764450000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
