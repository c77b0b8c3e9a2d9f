import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Albums of chosen files, with a link of their own. */
export class SelectionAlbums1764800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE selection_albums (
        id uuid PRIMARY KEY,
        -- A renewed link ends the albums that its holder has made.
        couple_hash bigint NOT NULL REFERENCES wedding_links (hash) ON DELETE CASCADE,
        -- Opens the album.
        token text NOT NULL UNIQUE,
        name text,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX selection_albums_by_link ON selection_albums (couple_hash);

      CREATE TABLE selection_album_items (
        album_id uuid NOT NULL REFERENCES selection_albums ON DELETE CASCADE,
        media_id uuid NOT NULL REFERENCES media ON DELETE CASCADE,
        PRIMARY KEY (album_id, media_id)
      );
      CREATE INDEX selection_album_items_by_media ON selection_album_items (media_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP TABLE selection_album_items; DROP TABLE selection_albums',
    );
  }
}
