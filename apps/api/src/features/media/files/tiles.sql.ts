/**
 * SQL: WITH of `tile`, the ids of the chosen files with the copies of their pictures and the
 * other files of Live Photos: each is one tile of the gallery. It has ids of the trash, too.
 * @param ids the placeholder of the ids
 * @param wedding the placeholder of the wedding; its value null is any
 */
export const tilesOf = (
  column: 'id' | 'edit_key',
  ids: string,
  wedding: string,
) => `
WITH chosen AS (
  SELECT id, wedding_id, picture_hash, has_twin, live_pair_id FROM media
  WHERE ${column} = ANY(${ids}::uuid[]) AND (${wedding}::bigint IS NULL OR wedding_id = ${wedding}) AND deleted_at IS NULL
), picture AS (
  SELECT id, live_pair_id FROM chosen
  UNION SELECT twin.id, twin.live_pair_id FROM chosen JOIN media AS twin
    ON twin.wedding_id = chosen.wedding_id AND twin.picture_hash = chosen.picture_hash AND chosen.has_twin
), tile AS (
  SELECT id FROM picture UNION SELECT live_pair_id FROM picture WHERE live_pair_id IS NOT NULL
)`;
