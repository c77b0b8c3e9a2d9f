import {
  KEEP_ALIVE_TIMEOUT_MS,
  SENDING_API,
  type HashedFile,
  type KnownFile,
  type Success,
  type Turn,
  type TurnKind,
} from '@hatira/contract';
import { request } from '../request.js';

const options = {
  method: 'POST',
  timeoutMs: KEEP_ALIVE_TIMEOUT_MS,
  noStore: true,
} as const;

/** Asks a crowded hall's server for a turn. */
export async function askForTurn(
  uploadPath: string,
  kind: TurnKind,
): Promise<Turn> {
  const url = SENDING_API.turn(uploadPath);
  return (await request<Success<Turn>>(url, { ...options, json: { kind } }))
    .data;
}

/** Returns the files that the wedding has; they count as sent. */
export async function findKnownFiles(
  uploadPath: string,
  files: HashedFile[],
): Promise<KnownFile[]> {
  const url = SENDING_API.knownFiles(uploadPath);
  return (
    await request<Success<KnownFile[]>>(url, { ...options, json: { files } })
  ).data;
}
