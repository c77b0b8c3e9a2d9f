import type { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import type { S3Client } from '@aws-sdk/client-s3';
import { StorageUnavailableError } from '../storage-errors.js';
import type { CallOptions, S3Connection } from './s3-connection.js';
import { sendStreamed } from './streamed-body.js';

const FIRST_PAUSE_MS = 200;

/** Bytes on their way to the store: in memory, or passing through. */
export type ObjectBody = HeldBody | PassingBody;

export interface HeldBody {
  held: Buffer;
  /** Base64, for the store to compare. */
  md5: string;
}

export interface PassingBody {
  /** Exactly so many come. */
  bytes: number;
  md5?: string;
  /** How often it can be opened. */
  attempts: number;
  /** Its bytes from the beginning. */
  open(): AsyncIterable<Buffer>;
}

/** What a command that has a body is given of it. */
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

/** Sends a body, again after a failure where it can be. @throws what its source fails with; else as `S3Connection.call` */
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
