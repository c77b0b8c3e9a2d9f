import { API, type ArchiveState } from '@hatira/contract';
import request from 'supertest';
import type { TestWedding } from '../requests/guest.js';
import { until } from '../until.js';

export interface ArchiveWish {
  ids?: string[];
  email?: string;
  language?: string;
}

/** Asks for an archive as the gallery does. */
export async function askForArchive(
  origin: string,
  { hash }: TestWedding,
  wish: ArchiveWish = {},
): Promise<ArchiveState> {
  const { body } = await request(origin)
    .post(API.archives)
    .send({ hash, ...wish })
    .expect(202);
  return (body as { data: ArchiveState }).data;
}

export async function archiveOf(
  origin: string,
  id: string,
): Promise<ArchiveState> {
  const { body } = await request(origin).get(API.archive(id)).expect(200);
  return (body as { data: ArchiveState }).data;
}

/** The archive once it is in this state. */
export async function untilArchive(
  origin: string,
  id: string,
  status: ArchiveState['status'],
): Promise<ArchiveState> {
  let state: ArchiveState | undefined;
  await until(`the archive is ${status}`, async () => {
    state = await archiveOf(origin, id);
    return state.status === status;
  });
  return state!;
}

/**
 * Downloads an archive or a part of it; returns the answer and all its bytes.
 */
export async function download(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<{ status: number; headers: Headers; bytes: Buffer }> {
  const response = await fetch(origin + path, { method, headers });
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}

/** A selection as one zip, streamed. */
export async function streamed(
  origin: string,
  ids: unknown,
): Promise<Response> {
  const body = JSON.stringify({ ids });
  return fetch(origin + API.bulkDownload, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
  });
}
