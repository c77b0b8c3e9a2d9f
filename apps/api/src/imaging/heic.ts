import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Bitmap } from './bounded-sharp.js';
import { fromProfile } from './colour-profile.js';
import { MediaUnreadableError } from './media-unreadable-error.js';
import { PREVIEW_BOX } from './stills.js';
import { watchOver } from './child-watch.js';
import { WorkStoppedError } from './work-stopped-error.js';

/** iPhones make 48 megapixels; the largest that takes less than half of the memory below. */
const MAX_HEIC_PIXELS = 64_000_000;
const LIMITS = { maxRssBytes: 1_000_000_000, timeoutMs: 60_000 };
const HEAP_MB = 256;

/** Stands beside this file in the sources and in what is built of them. */
const CHILD = fileURLToPath(new URL('./heic-child.mjs', import.meta.url));

interface HeicPicture {
  /** Of the whole picture, upright. */
  width: number;
  height: number;
  icc?: Buffer;
  exif?: Buffer;
  /** At most as large as the preview, upright. */
  bitmap: Bitmap;
}

type Answer = { picture: HeicPicture } | { reason: string; isFault: boolean };

/**
 * Decodes the main picture of a HEIC file in a process of its own, bounded in pixels, time and memory.
 * @throws MediaUnreadableError
 */
export async function decodeHeic(path: string, limits = LIMITS): Promise<Omit<HeicPicture, 'icc'>> {
  const { icc, ...picture } = await inChild(path, limits);
  return icc ? { ...picture, bitmap: await fromProfile(picture.bitmap, icc) } : picture;
}

async function inChild(path: string, { maxRssBytes, timeoutMs }: typeof LIMITS): Promise<HeicPicture> {
  const child = fork(CHILD, {
    execArgv: [`--max-old-space-size=${HEAP_MB}`],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const { ended } = watchOver(child, timeoutMs);
  const order = { path, box: PREVIEW_BOX, maxPixels: MAX_HEIC_PIXELS, maxRssBytes };
  const [answer, { endedBecause, isStopped }] = await Promise.all([ask(child, order), ended]);
  if (isStopped) throw new WorkStoppedError();
  if (!answer) throw new MediaUnreadableError(endedBecause ?? 'needs too much memory, or its decoder crashed');
  if ('reason' in answer) throw answer.isFault ? new Error(answer.reason) : new MediaUnreadableError(answer.reason);
  return answer.picture;
}

function ask(child: ChildProcess, order: object): Promise<Answer | undefined> {
  return new Promise((resolve) => {
    child.once('message', (answer) => resolve(answer as Answer));
    child.once('close', () => resolve(undefined));
    // A child that ends before it has read the order is told by its end.
    child.send(order, () => undefined);
  });
}
