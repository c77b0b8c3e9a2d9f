import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each alert of a wedding is sent once, or once a day. */
const UP = `
CREATE TABLE wedding_alerts (
  id uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
  wedding_id bigint NOT NULL REFERENCES weddings ON DELETE CASCADE,
  kind text NOT NULL,
  day date NOT NULL,
  queued_at timestamptz NOT NULL DEFAULT now(),
  -- Null: settled, or without a webhook.
  webhook_due_at timestamptz,
  webhook_attempts int NOT NULL DEFAULT 0,
  PRIMARY KEY (wedding_id, kind, day)
);
CREATE INDEX wedding_alerts_due ON wedding_alerts (webhook_due_at) WHERE webhook_due_at IS NOT NULL;
`;

const DOWN = `DROP TABLE wedding_alerts;`;

export class WeddingAlerts1764410000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
