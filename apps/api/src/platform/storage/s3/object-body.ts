import type { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import type { S3Client } from '@aws-sdk/client-s3';
import { StorageUnavailableError } from '../storage-errors.js';
import type { CallOptions, S3Connection } from './s3-connection.js';
import { sendStreamed } from './streamed-body.js';

const FIRST_PAUSE_MS = 200;

export type ObjectBody = HeldBody | PassingBody;

export interface HeldBody {
  held: Buffer;
  /** Base64, verified by the store. */
  md5: string;
}

export interface PassingBody {
  bytes: number;
  md5?: string;
  /** How often `open` may be called. */
  attempts: number;
  open(): AsyncIterable<Buffer>;
}

interface BodyInput {
  Body: Buffer | Readable;
  ContentLength: number;
  ContentMD5: string | undefined;
}

type Send<T> = (
  client: S3Client,
  input: BodyInput,
  options: { abortSignal: AbortSignal },
) => Promise<T>;

/**
 * Sends a body and retries if it can be opened again.
 * @throws the source's error; else as `S3Connection.call`
 */
export async function sendBody<T>(
  connection: S3Connection,
  options: CallOptions,
  body: ObjectBody,
  send: Send<T>,
): Promise<T> {
  if ('held' in body) {
    const input = {
      Body: body.held,
      ContentLength: body.held.length,
      ContentMD5: body.md5,
    };
    return connection.call(options, (client, bounds) =>
      send(client, input, bounds),
    );
  }
  for (let attempt = 1; ; attempt++) {
    try {
      return await sendPassing(connection, options, body, send);
    } catch (error) {
      if (
        attempt >= body.attempts ||
        !(error instanceof StorageUnavailableError)
      )
        throw error;
      await delay(FIRST_PAUSE_MS * 2 ** attempt);
    }
  }
}

function sendPassing<T>(
  connection: S3Connection,
  options: CallOptions,
  body: PassingBody,
  send: Send<T>,
): Promise<T> {
  const { bytes, md5 } = body;
  return sendStreamed(
    { ...options, source: body.open(), bytes },
    (stream, signal) =>
      connection.callOnce(
        (client, bounds) =>
          send(
            client,
            { Body: stream, ContentLength: bytes, ContentMD5: md5 },
            bounds,
          ),
        signal,
      ),
  );
}
