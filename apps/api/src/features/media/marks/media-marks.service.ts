import type { MarkChange, MarkPartner, MediaMarking } from '@hatira/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { Problem } from '../../../platform/http/errors/problem.js';
import { MediaEventsService } from '../events/media-events.service.js';
import { countRevision } from '../media-revision.js';

/** Rows are locked in the order of every change, also items in the trash. */
const LOCK = `
SELECT id, edit_key AS "editKey" FROM media
WHERE wedding_id = $1 AND edit_key = ANY($2::uuid[])
ORDER BY id FOR NO KEY UPDATE`;

/** A mark that is empty already gets no row. */
const setColumn = (
  column: 'heart' | 'verdict',
  empty: string,
  type: string,
) => `
INSERT INTO media_marks AS mark (media_id, partner, ${column})
SELECT given.id, $1, given.value FROM unnest($2::uuid[], $3::${type}[]) AS given (id, value)
WHERE given.value IS DISTINCT FROM ${empty}
  OR EXISTS (SELECT 1 FROM media_marks AS old WHERE old.media_id = given.id AND old.partner = $1)
ON CONFLICT (media_id, partner) DO UPDATE SET ${column} = EXCLUDED.${column}, updated_at = now()
WHERE mark.${column} IS DISTINCT FROM EXCLUDED.${column}
RETURNING media_id AS id`;

const SET = {
  heart: setColumn('heart', 'false', 'boolean'),
  verdict: setColumn('verdict', 'NULL', 'text'),
} as const;

/** Leaves a heart of both to one partner. */
const LEAVE_TO = `
WITH taken AS (
  UPDATE media_marks SET heart = false, updated_at = now()
  WHERE media_id = ANY($2::uuid[]) AND partner = 'shared' AND heart
  RETURNING media_id
)
INSERT INTO media_marks (media_id, partner, heart) SELECT media_id, $1, true FROM taken
ON CONFLICT (media_id, partner) DO UPDATE SET heart = true, updated_at = now()
RETURNING media_id AS id`;

const OTHER = { first: 'second', second: 'first' } as const;

const FORGET_EMPTY = `
DELETE FROM media_marks
WHERE media_id = ANY($1::uuid[]) AND NOT heart AND verdict IS NULL`;

interface MarkedItem {
  id: string;
  editKey: string;
}

/** Stores hearts and verdicts; each partner has a row of their own. */
@Injectable()
export class MediaMarksService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly events: MediaEventsService,
  ) {}

  /**
   * Stores changes by the couple's ids and tells open galleries. May be
   * repeated; ignores unknown ids.
   * @returns number of items whose marks changed
   * @throws Problem `wedding_not_found` when the wedding was just deleted
   */
  async store(
    weddingId: number,
    { partner, changes }: MediaMarking,
  ): Promise<number> {
    const byKey = gathered(changes);
    const changed = await this.database.transaction(async (manager) => {
      const items = await manager.query<MarkedItem[]>(LOCK, [
        weddingId,
        [...byKey.keys()],
      ]);
      const marked = await write(manager, partner, { items, byKey });
      if (marked.length > 0 && !(await countRevision(manager, weddingId)))
        throw new Problem('wedding_not_found');
      return marked;
    });
    if (changed.length > 0)
      await this.events.publishToCouple(
        weddingId,
        changed.map(({ editKey }) => editKey),
      );
    return changed.length;
  }
}

interface Work {
  items: MarkedItem[];
  byKey: ReadonlyMap<string, MarkChange>;
}

async function write(
  manager: EntityManager,
  partner: MarkPartner,
  { items, byKey }: Work,
): Promise<MarkedItem[]> {
  const changed = new Set<string>();
  const note = (rows: { id: string }[]) =>
    rows.forEach(({ id }) => changed.add(id));
  if (partner !== 'shared') {
    const takenBack = items
      .filter(({ editKey }) => byKey.get(editKey)?.heart === false)
      .map(({ id }) => id);
    if (takenBack.length > 0)
      note(await manager.query(LEAVE_TO, [OTHER[partner], takenBack]));
  }
  for (const field of ['heart', 'verdict'] as const) {
    const given = items
      .map(({ id, editKey }) => ({ id, value: byKey.get(editKey)?.[field] }))
      .filter(({ value }) => value !== undefined);
    const values = [given.map(({ id }) => id), given.map(({ value }) => value)];
    note(await manager.query(SET[field], [partner, ...values]));
  }
  await manager.query(FORGET_EMPTY, [[...changed]]);
  return items.filter(({ id }) => changed.has(id));
}

/** One change for each item: of each field the last value. */
function gathered(changes: MarkChange[]): Map<string, MarkChange> {
  const byKey = new Map<string, MarkChange>();
  for (const change of changes) {
    const id = change.id.toLowerCase();
    byKey.set(id, { ...byKey.get(id), ...change });
  }
  return byKey;
}
