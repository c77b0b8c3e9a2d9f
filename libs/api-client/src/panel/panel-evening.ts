import {
  ALERTS_API,
  CARDS_API,
  type AlertChoice,
  type WeddingAlerts,
  type WeddingWifi,
  type WifiNetwork,
} from '@hatira/contract';
import { panelBody, panelRequest } from './panel-request.js';

/** Null: none is known. */
export async function fetchWifi(
  hash: number,
  signal?: AbortSignal,
): Promise<WifiNetwork | null> {
  const url = CARDS_API.wifi(hash);
  return (await panelBody<WeddingWifi>(url, { signal })).wifi;
}

export async function changeWifi(
  hash: number,
  wifi: WifiNetwork | null,
): Promise<void> {
  await panelRequest(CARDS_API.wifi(hash), { method: 'PUT', json: { wifi } });
}

export function fetchAlerts(
  hash: number,
  signal?: AbortSignal,
): Promise<WeddingAlerts> {
  const url = ALERTS_API.choice(hash);
  return panelBody(url, { signal });
}

export async function changeAlerts(
  hash: number,
  json: AlertChoice,
): Promise<void> {
  await panelRequest(ALERTS_API.choice(hash), { method: 'PUT', json });
}
