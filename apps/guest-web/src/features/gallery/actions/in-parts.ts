import { MAX_BULK_IDS } from '@hatira/contract';

/** Makes a call about many ids: one takes at most `MAX_BULK_IDS`. @throws whatever the call throws */
export async function inParts(ids: readonly string[], call: (part: string[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < ids.length; start += MAX_BULK_IDS) await call(ids.slice(start, start + MAX_BULK_IDS));
}
