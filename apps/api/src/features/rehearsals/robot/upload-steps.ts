import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { API, SLICE_BYTES, type ProblemBody } from '@hatira/contract';
import { requireSuccess } from './address-step.js';
import { RehearsalFault, type Notice } from './fault.js';
import { LineError, type Answer, type Call } from './guest-line.js';
import { samplePhoto, sampleVideo, type SampleFile } from './sample-files.js';
import type { SentFile, Visit } from './visit.js';

/** The couple may see the files during a rehearsal. */
const NOTE =
  'Hatıra|Prova: birazdan kendiliğinden silinir. Rehearsal: removed in a moment.';
const SLOW_MS = 2_000;
const BUSY = 503;
const BUSY_ATTEMPTS = 3;
const BUSY_PAUSE_MS = 2_000;
const MEBIBYTE = 1024 ** 2;

/** Sends the largest photo of a single upload, by a slow network. */
export async function sendPhoto(visit: Visit): Promise<undefined> {
  const idle = await visit.line.call(API.keepAlive);
  requireSuccess(idle);
  visit.idleWaitMs = idle.waitMs;
  const photo = samplePhoto();
  const call = await form({ note: NOTE }, 'media', photo);
  const answer = await send(visit, API.upload(visit.wedding.slug), call);
  visit.waits.push(answer.waitMs);
  visit.sent.push(sentFile('photo', photo, answer));
  return undefined;
}

/** Sends a video in two slices. */
export async function sendVideo(visit: Visit): Promise<Notice | undefined> {
  const { slug } = visit.wedding;
  const video = sampleVideo();
  const total = video.bytes.length;
  const upload = { uploadId: randomUUID(), fileName: video.name };
  for (let start = 0; start < total; start += SLICE_BYTES) {
    const end = Math.min(start + SLICE_BYTES, total);
    const fields = { ...upload, start, end, total, mimeType: video.type };
    const bytes = video.bytes.subarray(start, end);
    const call = await form(fields, 'chunk', { ...video, bytes });
    await send(visit, API.uploadChunk(slug), call);
  }
  const order = { ...upload, fileSize: total, mimeType: video.type };
  const completed = await complete(visit, { ...order, note: NOTE });
  visit.waits.push(completed.waitMs);
  visit.sent.push(sentFile('video', video, completed));
  return slowStorage(visit);
}

async function complete(visit: Visit, order: object): Promise<Answer> {
  const body = {
    headers: { 'Content-Type': 'application/json' },
    body: Buffer.from(JSON.stringify(order)),
  };
  const address = API.completeUpload(visit.wedding.slug);
  for (let attempt = 1; ; attempt++) {
    const answer = await attempted(visit, address, body);
    if (answer.status !== BUSY || attempt === BUSY_ATTEMPTS) {
      refuseFailure(answer, body.body.length);
      return answer;
    }
    await delay(BUSY_PAUSE_MS);
  }
}

/** The quicker of both answers counts: any disk may be busy once. */
function slowStorage({ waits, idleWaitMs }: Visit): Notice | undefined {
  const storedMs = Math.min(...waits) - idleWaitMs;
  if (storedMs < SLOW_MS) return undefined;
  const seconds = Math.round(storedMs / 100) / 10;
  return { finding: 'storage_slow', details: { seconds } };
}

async function send(visit: Visit, address: string, call: Call) {
  const answer = await attempted(visit, address, call);
  refuseFailure(answer, call.body?.length ?? 0);
  return answer;
}

async function attempted(
  { line, cookie }: Visit,
  address: string,
  { headers, body = Buffer.alloc(0) }: Call,
): Promise<Answer> {
  const call = {
    method: 'POST' as const,
    headers: { ...headers, Cookie: cookie },
    body,
  };
  return line.call(address, call).catch((error: unknown) => {
    if (!(error instanceof LineError) || error.sentBytes === 0) throw error;
    const { code, message } = error.cause;
    throw new RehearsalFault('sending_cut', {
      sent: mebibytes(error.sentBytes),
      mebibytes: mebibytes(body.length),
      reason: code ?? message,
    });
  });
}

/** Our own refusals have a code, a proxy's have none. */
function refuseFailure({ status, body }: Answer, sentBytes: number): void {
  if (status === 200) return;
  const code = codeIn(body);
  if (code === 'storage_full') throw new RehearsalFault('storage_full');
  if (code === 'uploads_disabled') throw new RehearsalFault('uploads_closed');
  if (code !== undefined) throw new RehearsalFault('upload_refused', { code });
  if (status === 413)
    throw new RehearsalFault('body_limit', { mebibytes: mebibytes(sentBytes) });
  throw new RehearsalFault('bad_answer', { status });
}

function codeIn(body: Buffer): string | undefined {
  try {
    return (JSON.parse(body.toString()) as ProblemBody).code;
  } catch {
    return undefined;
  }
}

function sentFile(
  kind: SentFile['kind'],
  file: SampleFile,
  { body }: Answer,
): SentFile {
  const { data } = JSON.parse(body.toString()) as {
    data: { storage_url: string };
  };
  const storageUrl = data.storage_url;
  return { ...file, kind, storageUrl, arrivedAt: performance.now() };
}

async function form(
  fields: Record<string, string | number>,
  name: string,
  file: Pick<SampleFile, 'name' | 'type' | 'bytes'>,
): Promise<Call> {
  const data = new FormData();
  for (const [field, value] of Object.entries(fields))
    data.set(field, String(value));
  data.set(name, new Blob([file.bytes], { type: file.type }), file.name);
  const encoded = new Response(data);
  return {
    headers: { 'Content-Type': encoded.headers.get('Content-Type') ?? '' },
    body: Buffer.from(await encoded.arrayBuffer()),
  };
}

function mebibytes(bytes: number): number {
  return Math.round((bytes / MEBIBYTE) * 10) / 10;
}
