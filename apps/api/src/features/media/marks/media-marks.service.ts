import type {
  MarkChange,
  MarkPartner,
  MediaMarking,
  Verdict,
} from '@hatira/contract';
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

/** A heart and the answer `keep` are one choice: every write keeps them equal. */
const answering = (verdict: Verdict) => `
INSERT INTO media_marks AS mark (media_id, partner, heart, verdict)
SELECT id, $1, ${String(verdict === 'keep')}, '${verdict}' FROM unnest($2::uuid[]) AS given (id)
ON CONFLICT (media_id, partner) DO UPDATE
SET heart = EXCLUDED.heart, verdict = EXCLUDED.verdict, updated_at = now()
WHERE (mark.heart, mark.verdict) IS DISTINCT FROM (EXCLUDED.heart, EXCLUDED.verdict)
RETURNING media_id AS id`;

const forgetting = (condition: string) => `
WITH forgotten AS (
  DELETE FROM media_marks WHERE partner = $1 AND media_id = ANY($2::uuid[]) AND ${condition}
  RETURNING media_id
)
SELECT media_id AS id FROM forgotten`;

const FORGET = forgetting('true');
/** Other answers stay. */
const FORGET_CHOICE = forgetting('heart');

/** Leaves a choice of both to one partner. */
const LEAVE_TO = `
WITH taken AS (
  DELETE FROM media_marks WHERE media_id = ANY($2::uuid[]) AND partner = 'shared' AND heart
  RETURNING media_id
)
INSERT INTO media_marks (media_id, partner, heart, verdict)
SELECT media_id, $1, true, 'keep' FROM taken
ON CONFLICT (media_id, partner) DO UPDATE SET heart = true, verdict = 'keep', updated_at = now()
RETURNING media_id AS id`;

const OTHER = { first: 'second', second: 'first' } as const;

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
   * Stores changes by the couple's ids and notifies the couple's open galleries.
   * May be repeated; ignores unknown ids.
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
  byKey: ReadonlyMap<string, Answer>;
}

async function write(
  manager: EntityManager,
  partner: MarkPartner,
  { items, byKey }: Work,
): Promise<MarkedItem[]> {
  const changed = new Set<string>();
  const idsWith = (...answers: Answer[]) =>
    items
      .filter(({ editKey }) => answers.includes(byKey.get(editKey)!))
      .map(({ id }) => id);
  const run = async (statement: string, who: MarkPartner, ids: string[]) => {
    if (ids.length === 0) return;
    const rows = await manager.query<{ id: string }[]>(statement, [who, ids]);
    for (const { id } of rows) changed.add(id);
  };
  if (partner !== 'shared')
    await run(
      LEAVE_TO,
      OTHER[partner],
      idsWith('maybe', 'no', 'forget', 'forget choice'),
    );
  await run(FORGET, partner, idsWith('forget'));
  await run(FORGET_CHOICE, partner, idsWith('forget choice'));
  for (const verdict of ['keep', 'maybe', 'no'] as const)
    await run(answering(verdict), partner, idsWith(verdict));
  return items.filter(({ id }) => changed.has(id));
}

type Answer = Verdict | 'forget' | 'forget choice';

/** A heart is the answer `keep`. */
function answerOf({ heart, verdict }: MarkChange): Answer | undefined {
  if (heart === true || verdict === 'keep') return 'keep';
  if (verdict !== undefined) return verdict ?? 'forget';
  return heart === false ? 'forget choice' : undefined;
}

/** The last answer to each item. */
function gathered(changes: MarkChange[]): Map<string, Answer> {
  const byKey = new Map<string, Answer>();
  for (const change of changes) {
    const id = change.id.toLowerCase();
    const before = byKey.get(id);
    const answer = answerOf(change);
    if (answer === undefined) continue;
    if (answer !== 'forget choice' || before === undefined)
      byKey.set(id, answer);
    else if (before === 'keep') byKey.set(id, 'forget');
  }
  return byKey;
}
