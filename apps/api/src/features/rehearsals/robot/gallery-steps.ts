import { setTimeout as delay } from 'node:timers/promises';
import { API, type MediaItem } from '@hatira/contract';
import { requireSuccess } from './address-step.js';
import { RehearsalFault, type Notice } from './fault.js';
import { sha256 } from './sample-files.js';
import type { Visit } from './visit.js';
import { storedFiles } from './zip-entries.js';
import type { WorkerState } from '../worker-state.repository.js';

const LOOK_MS = 500;
/** The worker takes a new photo within a second. */
const AWAY_MS = 12_000;
const READY_MS = 30_000;

/** Waits until the couple sees the files with their pictures. */
export async function seeGallery(
  visit: Visit,
  worker: () => Promise<WorkerState>,
): Promise<Notice | undefined> {
  const beganAt = performance.now();
  const photoAt = visit.sent[0]?.arrivedAt ?? beganAt;
  for (;;) {
    const items = await itemsOf(visit);
    if (items.every(({ processing }) => processing === 'ready')) {
      visit.isVisible = true;
      return undefined;
    }
    const state = await worker();
    const now = performance.now();
    const notice =
      unreadable(state) ?? late(state, now - photoAt, now - beganAt);
    if (notice) return notice;
    await delay(LOOK_MS);
  }
}

function unreadable({ failed }: WorkerState): Notice | undefined {
  if (!failed) return undefined;
  const kind = failed.fileType.split('/', 1)[0] ?? '';
  return {
    finding: 'file_unreadable',
    details: { kind, reason: failed.reason },
  };
}

/** @param photoMs since the photo came */
function late(
  { isTaken, isAtWork, waiting }: WorkerState,
  photoMs: number,
  waitedMs: number,
): Notice | undefined {
  if (!isTaken && !isAtWork && photoMs > AWAY_MS)
    return { finding: 'worker_away', details: {} };
  if (waitedMs < READY_MS) return undefined;
  const details = { seconds: READY_MS / 1000, waiting };
  return { finding: 'worker_slow', details };
}

/** Downloads both files as one zip and compares every byte. */
export async function downloadZip(visit: Visit): Promise<undefined> {
  const items = await itemsOf(visit);
  const answer = await visit.line.call(API.bulkDownload, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: Buffer.from(JSON.stringify({ ids: items.map(({ id }) => id) })),
  });
  requireSuccess(answer);
  const found = new Set(storedFiles(answer.body).map(sha256));
  if (!visit.sent.every((file) => found.has(file.sha256)))
    throw new RehearsalFault('zip_differs');
  return undefined;
}

/** @throws RehearsalFault unless the newest items have both files */
async function itemsOf({
  line,
  coupleHash,
  sent,
}: Visit): Promise<MediaItem[]> {
  const list = await line.call(API.mediaPage(API.gallery(coupleHash)));
  requireSuccess(list);
  const { data } = JSON.parse(list.body.toString()) as { data: MediaItem[] };
  const addresses = new Set(sent.map(({ storageUrl }) => storageUrl));
  const items = data.filter((item) => addresses.has(item.storage_url));
  if (items.length < addresses.size) throw new RehearsalFault('not_in_gallery');
  return items;
}
