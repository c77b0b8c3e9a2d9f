import {
  eventAt,
  WALL_API,
  type WallItem,
  type WallView,
} from '@hatira/contract';
import { sealEnd } from '../../weddings/current-visibility.js';
import { visibilityIn } from '../../weddings/event-visibility.js';
import type { WallState } from '../wall-state.repository.js';
import { requireSuccess } from './address-step.js';
import { RehearsalFault, type Notice } from './fault.js';
import { LineError } from './guest-line.js';
import type { Outcome, Visit } from './visit.js';

/** The stream's first event. */
const READY = 'event: ready';

/** Opens the wedding's wall as a screen does, and looks for both files. */
export async function seeWall(
  visit: Visit,
  state: () => Promise<WallState>,
): Promise<Outcome> {
  if (!visit.isVisible) return 'skipped';
  const { token, files } = await state();
  if (token === null) return leftOut('no_wall');
  if (isSealedNow(visit.wedding)) return leftOut('wall_sealed');
  if (files.some(({ isShown }) => !isShown)) return leftOut('wall_held');
  const found = await itemsOf(visit, token);
  for (const { id } of files) {
    const item = found.find((each) => each.id === id);
    if (!item) return { finding: 'not_on_wall', details: {} };
    await requirePicture(visit, WALL_API.picture(token, id, item.picture));
  }
  if (await isLive(visit, token)) return undefined;
  return { finding: 'wall_not_live', details: {} };
}

/** The robot's files belong to the event that is on. */
function isSealedNow(wedding: Visit['wedding']): boolean {
  const event = eventAt(Date.now(), wedding.events, wedding.timeZone);
  return sealEnd(visibilityIn(wedding, event?.id ?? null)) !== undefined;
}

function leftOut(finding: Notice['finding']): Notice {
  return { finding, details: {}, outcome: 'skipped' };
}

async function itemsOf({ line }: Visit, token: string): Promise<WallItem[]> {
  const view = await line.call(WALL_API.screen(token));
  requireSuccess(view);
  return (JSON.parse(view.body.toString()) as WallView).data.items;
}

/** @throws RehearsalFault `bad_answer`, `not_on_wall` */
async function requirePicture({ line }: Visit, address: string): Promise<void> {
  const picture = await line.call(address);
  requireSuccess(picture);
  if (!picture.headers['content-type']?.startsWith('image/'))
    throw new RehearsalFault('not_on_wall');
}

/** A proxy that waits for the end of an answer waits for the wall's end. */
async function isLive({ line }: Visit, token: string): Promise<boolean> {
  try {
    const stream = await line.call(WALL_API.events(token), {
      headers: { Accept: 'text/event-stream' },
      until: READY,
    });
    requireSuccess(stream);
    return stream.body.includes(READY);
  } catch (error) {
    if (error instanceof LineError && error.cause.code === 'ETIMEDOUT')
      return false;
    throw error;
  }
}
