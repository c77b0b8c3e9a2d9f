import { MAX_BULK_IDS } from '@hatira/contract';

/**
 * Makes a call about many ids: one takes at most `MAX_BULK_IDS`.
 * @returns the sum of what the calls give @throws whatever the call throws
 */
export async function inParts(
  ids: readonly string[],
  call: (part: string[]) => Promise<number>,
): Promise<number> {
  let sum = 0;
  for (let start = 0; start < ids.length; start += MAX_BULK_IDS) {
    sum += await call(ids.slice(start, start + MAX_BULK_IDS));
  }
  return sum;
}
