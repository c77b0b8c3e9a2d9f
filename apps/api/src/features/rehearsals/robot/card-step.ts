import { CARDS_API, cardUrl } from '@hatira/contract';
import { printedCode } from '../../../platform/imaging/code/printed-code.js';
import { requireSuccess } from './address-step.js';
import { RehearsalFault } from './fault.js';
import type { Visit } from './visit.js';

/**
 * Downloads the table card as the couple does, and reads its code.
 * @param weddingAt finds the id of the wedding of a path
 */
export async function readCard(
  visit: Visit,
  weddingAt: (path: string) => Promise<number | undefined>,
): Promise<undefined> {
  const { line, coupleHash, wedding } = visit;
  const list = CARDS_API.coupleList(coupleHash);
  const answer = await line.call(cardUrl(list, 'table-card.pdf'));
  requireSuccess(answer);
  const target = await printedCode(answer.body);
  if (target === undefined) throw new RehearsalFault('card_unreadable');
  if (!URL.canParse(target) || new URL(target).origin !== line.origin)
    throw new RehearsalFault('card_other_address', { target });
  if ((await weddingAt(pathIn(target))) !== wedding.id)
    throw new RehearsalFault('card_other_wedding', { target });
  visit.printed = target;
  return undefined;
}

function pathIn(address: string): string {
  const path = new URL(address).pathname.slice(1);
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
