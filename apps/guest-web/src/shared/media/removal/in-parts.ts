import { MAX_BULK_IDS } from '@hatira/contract';

/** Calls a bulk endpoint with at most `MAX_BULK_IDS` ids at a time. */
export async function inParts(
  ids: readonly string[],
  call: (part: string[]) => Promise<number>,
): Promise<number> {
  let sum = 0;
  for (let start = 0; start < ids.length; start += MAX_BULK_IDS) {
    const count = await call(ids.slice(start, start + MAX_BULK_IDS));
    sum += count;
  }
  return sum;
}
