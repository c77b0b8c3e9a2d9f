import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
CREATE INDEX weddings_by_path ON weddings (slug COLLATE "tr-x-icu", id) WHERE deleted_at IS NULL;
-- Finds a link by the first digits of its hash.
CREATE INDEX wedding_links_by_digits ON wedding_links ((hash::text) text_pattern_ops);
`;

const DOWN = 'DROP INDEX weddings_by_path, wedding_links_by_digits;';

export class WeddingOrder1764151100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
