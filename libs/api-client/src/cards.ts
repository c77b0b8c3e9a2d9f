import {
  CARDS_API,
  GALLERY_TIMEOUT_MS,
  type CardPrints,
} from '@hatira/contract';
import { request } from './request.js';

/** Whether the couple's cards can have a Wi-Fi code, too. */
export async function fetchHasWifi(
  hash: number,
  signal?: AbortSignal,
): Promise<boolean> {
  const options = { timeoutMs: GALLERY_TIMEOUT_MS, signal };
  return (await request<CardPrints>(CARDS_API.coupleList(hash), options))
    .hasWifi;
}
