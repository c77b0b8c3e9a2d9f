import { IsNull, type EntityManager } from 'typeorm';
import { repeatConflicts } from '../../../platform/database/sql/conflicts.js';
import { isRobot } from '../../../platform/http/cookies/robot-guest.js';
import { Problem } from '../../../platform/http/errors/problem.js';
import { firstExposure } from '../exposure-conditions.js';
import type { MediaOrigin } from '../media-origin.js';
import { countRevision } from '../media-revision.js';
import { Media } from '../media.entity.js';
import { recordSender } from './media-senders.js';
import { firstMoment } from '../moments/first-moment.js';
import { newMediaKeys } from './new-media-keys.js';

export type NewMedia = Pick<
  Media,
  | 'weddingId'
  | 'objectKey'
  | 'fileName'
  | 'fileType'
  | 'fileSize'
  | 'crc32'
  | 'contentHash'
  | 'note'
> &
  MediaOrigin;

export interface AddedMedia {
  media: Media;
  /** False: the wedding had the same content with the same note. */
  isNew: boolean;
}

const exposureIn = (weddingId: number) =>
  `(SELECT ${firstExposure('weddings')} FROM weddings WHERE id = ${weddingId})`;

const RETRY_AFTER_SECONDS = 1;
const MOST_ATTEMPTS = 5;

/** Only another transaction can lock the item before the wedding. */
class AddedMeanwhile extends Problem {
  constructor() {
    super('service_unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
}

/**
 * Runs a transaction that calls `addMedia`. Repeats it if another transaction
 * adds the same file at the same time; the repeat finds that item. Repeats it
 * after a conflict of locks, too.
 */
export async function withRepeats<T>(
  transaction: () => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await repeatConflicts(transaction);
    } catch (error) {
      const isAgain = error instanceof AddedMeanwhile;
      if (!isAgain || attempt === MOST_ATTEMPTS) throw error;
    }
  }
}

/**
 * Adds a file in the caller's transaction, or finds the item that it repeats.
 * Locks items before the wedding, as every change does: under the wedding's
 * lock no statement may wait for an item.
 * @throws Problem `wedding_not_found`; `service_unavailable` when the same file
 *   was added a moment ago, see `withRepeats`
 */
export async function addMedia(
  manager: EntityManager,
  file: NewMedia,
): Promise<AddedMedia> {
  const repeated = await manager.findOne(Media, {
    where: sameContent(file),
    lock: { mode: 'pessimistic_write' },
  });
  if (repeated) await recordFurther(manager, repeated, file.guestId);
  const isUpload = !repeated && !isRobot(file.guestId);
  if (!(await countRevision(manager, file.weddingId, isUpload)))
    throw new Problem('wedding_not_found');
  if (repeated) return { media: repeated, isNew: false };
  if (await manager.existsBy(Media, sameContent(file)))
    throw new AddedMeanwhile();
  const media = manager.create(Media, {
    ...file,
    ...newMediaKeys(),
    ...firstMoment(file),
  });
  await manager.insert(Media, {
    ...media,
    exposure: () => exposureIn(file.weddingId),
  });
  return { media, isNew: true };
}

/** Chooses the item with this content and note. */
export function sameContent({
  weddingId,
  contentHash,
  fileSize,
  note,
}: Pick<Media, 'weddingId' | 'contentHash' | 'fileSize' | 'note'>) {
  return {
    weddingId,
    contentHash,
    fileSize,
    note: note ?? IsNull(),
    deletedAt: IsNull(),
  };
}

/** The first sender cannot take the file from others. */
async function recordFurther(
  manager: EntityManager,
  { id, guestId, hasOtherSender }: Media,
  sender: string | null,
): Promise<void> {
  if (guestId === sender) return;
  if (sender !== null) await recordSender(manager, [id], sender);
  else if (!hasOtherSender)
    await manager.update(Media, { id }, { hasOtherSender: true });
}
