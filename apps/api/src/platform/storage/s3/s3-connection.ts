import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { S3Client } from '@aws-sdk/client-s3';
import type { S3Settings } from '../../config/s3-settings.js';
import { asStorageError } from './s3-errors.js';

const CONNECT_MS = 5_000;
/** The time until the store's first byte, all attempts together. */
const ANSWER_MS = 30_000;
/**
 * A client that pauses (a paused video) must time out first at the web server.
 */
const IDLE_MS = 130_000;
const ATTEMPTS = 3;
/** Shared by a hall of guests. */
const SOCKETS = 1_024;

/** The client's messages are not JSON. */
const SILENT = {
  trace: ignore,
  debug: ignore,
  info: ignore,
  warn: ignore,
  error: ignore,
};
// eslint-disable-next-line no-restricted-properties -- written, for the client: at each start it tells that later versions of it want Node 22
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';

type Call<T> = (
  client: S3Client,
  options: { abortSignal: AbortSignal },
) => Promise<T>;

export interface CallOptions {
  what: string;
  name: string;
  withinMs?: number;
}

/** Calls to the bucket: timeouts, retries where possible, the port's errors. */
export class S3Connection {
  readonly bucket: string;
  private readonly client: S3Client;
  private readonly streamClient: S3Client;

  constructor(private readonly settings: S3Settings) {
    this.bucket = settings.bucket;
    this.client = this.open(ATTEMPTS, true);
    // A kept connection may be closing, and a streamed body cannot be sent
    // again.
    this.streamClient = this.open(1, false);
  }

  /**
   * A repeatable call, its body in memory.
   * @throws ObjectMissingError; StorageFullError; StorageUnavailableError
   */
  async call<T>(
    { what, name, withinMs = ANSWER_MS }: CallOptions,
    call: Call<T>,
  ): Promise<T> {
    const abort = new AbortController();
    const timer = setTimeout(
      () => abort.abort(new Error(`no answer within ${withinMs} ms`)),
      withinMs,
    );
    try {
      return await call(this.client, { abortSignal: abort.signal });
    } catch (error) {
      throw asStorageError(
        abort.signal.aborted ? abort.signal.reason : error,
        what,
        name,
      );
    } finally {
      clearTimeout(timer);
    }
  }

  /**
   * A call with a streamed body, limited by `signal`; throws the client's
   * errors.
   */
  async callOnce<T>(call: Call<T>, abortSignal: AbortSignal): Promise<T> {
    return call(this.streamClient, { abortSignal });
  }

  /** Signs addresses for browsers. */
  clientFor(endpoint: string): S3Client {
    return new S3Client(this.clientConfig(endpoint));
  }

  close(): void {
    this.client.destroy();
    this.streamClient.destroy();
  }

  private open(maxAttempts: number, keepAlive: boolean): S3Client {
    const sockets = { keepAlive, maxSockets: SOCKETS };
    const requestHandler = {
      connectionTimeout: CONNECT_MS,
      socketTimeout: IDLE_MS,
      httpAgent: new HttpAgent(sockets),
      httpsAgent: new HttpsAgent(sockets),
    };
    return new S3Client({
      ...this.clientConfig(this.settings.endpoint),
      maxAttempts,
      requestHandler,
    });
  }

  private clientConfig(endpoint: string) {
    const { region, isPathStyle, accessKeyId, secretAccessKey } = this.settings;
    return {
      endpoint,
      region,
      forcePathStyle: isPathStyle,
      credentials: { accessKeyId, secretAccessKey },
      // Stores other than Amazon's lack trailing checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED' as const,
      responseChecksumValidation: 'WHEN_REQUIRED' as const,
      expectContinueHeader: false,
      logger: SILENT,
    };
  }
}

function ignore(): void {
  // Errors are logged by their handlers.
}
