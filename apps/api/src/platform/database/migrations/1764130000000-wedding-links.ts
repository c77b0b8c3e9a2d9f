import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Keys can be renewed. The old id was the couple's key: it stays valid, as do
 * media ids in open pages.
 */
const UP = `
CREATE TABLE wedding_links (
  -- Opens the gallery.
  hash bigint PRIMARY KEY,
  wedding_id bigint NOT NULL REFERENCES weddings (id) ON DELETE CASCADE,
  -- full: the couple's link. view: the relatives' link, without deletion.
  access text NOT NULL CHECK (access IN ('full', 'view')),
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT wedding_links_one_of_each UNIQUE (wedding_id, access) INCLUDE (hash)
);
INSERT INTO wedding_links (hash, wedding_id, access, created_at) SELECT id, id, 'full', created_at FROM weddings;

-- An item's ids for the couple's and the relatives' link; each ends with its link.
ALTER TABLE media ADD COLUMN edit_key uuid;
-- A change of type writes the table once and fires no trigger.
ALTER TABLE media ALTER COLUMN edit_key TYPE uuid USING id, ADD COLUMN view_key uuid NOT NULL DEFAULT gen_random_uuid();
ALTER TABLE media ALTER COLUMN edit_key SET NOT NULL, ALTER COLUMN edit_key SET DEFAULT gen_random_uuid();
-- Random, so unique. A unique index would make a renewal wait for uploads that refer to an item.
CREATE INDEX media_edit_key ON media (edit_key);
CREATE INDEX media_view_key ON media (view_key);

-- Rights of the archive's link: archives are separate for each link.
ALTER TABLE archives ADD COLUMN access text NOT NULL DEFAULT 'full' CHECK (access IN ('full', 'view'));
DROP INDEX archives_live;
CREATE UNIQUE INDEX archives_live ON archives (wedding_id, access, fingerprint) WHERE ended_at IS NULL;
ALTER TABLE archives DROP CONSTRAINT archives_reason_check, ADD CONSTRAINT archives_reason_check
  CHECK (reason IN ('storage_full', 'build_failed', 'age', 'files_deleted', 'link_renewed'));
`;

const DOWN = `
UPDATE archives SET reason = 'age' WHERE reason = 'link_renewed';
ALTER TABLE archives DROP CONSTRAINT archives_reason_check, ADD CONSTRAINT archives_reason_check
  CHECK (reason IN ('storage_full', 'build_failed', 'age', 'files_deleted'));
DELETE FROM archives WHERE access = 'view';
DROP INDEX archives_live;
ALTER TABLE archives DROP COLUMN access;
CREATE UNIQUE INDEX archives_live ON archives (wedding_id, fingerprint) WHERE ended_at IS NULL;
DROP INDEX media_edit_key, media_view_key;
ALTER TABLE media DROP COLUMN edit_key, DROP COLUMN view_key;
DROP TABLE wedding_links;
`;

export class WeddingLinks1764130000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
