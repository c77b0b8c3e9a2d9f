import { AsyncResource } from 'node:async_hooks';
import type { ProblemCode } from '@hatira/contract';
import type { Request, Response } from 'express';
import multer, { type StorageEngine } from 'multer';
import type { Readable, Writable } from 'node:stream';
import { boundaryOf } from './boundary.js';
import { feedParser } from './feed-parser.js';
import { FileBody } from './file-body.js';
import { Problem } from '../errors/problem.js';
import { announcedBytes, DRAIN_BYTES } from '../body-size.js';
import { limitDrainTime } from '../drain-time.js';

export interface FileReceiver<Stored> {
  field: string;
  maxBytes: number;
  /** Default `file_too_large`. */
  tooLarge?: ProblemCode;
  /** The size by unchecked fields before the file; NaN: unknown. May not throw. */
  bytesOf?(fields: FormFields): number;
  /** `fields`: those before the file. */
  store(file: IncomingFile, fields: FormFields): Promise<Stored>;
  /** Reverts `store` when the rest is invalid. */
  discard(stored: Stored): Promise<void>;
}

export interface IncomingFile {
  name: string;
  stream: Readable;
}

export type FormFields = Record<string, unknown>;

export interface ReceivedForm<Stored> {
  fields: FormFields;
  file: { name: string; stored: Stored } | undefined;
}

const LIMITS = {
  fields: 12,
  files: 1,
  parts: 14,
  fieldSize: 32 * 1024,
  fieldNameSize: 100,
  fieldNestingDepth: 0,
};
/** The bytes of a form without its file. */
const FORM_BYTES = 512 * 1024;
/**
 * Streams the form's one file to the receiver.
 * @throws Problem for an incomplete form; or the receiver's error
 */
export async function receiveFile<Stored>(
  request: Request,
  response: Response,
  receiver: FileReceiver<Stored>,
): Promise<ReceivedForm<Stored>> {
  const bytes = announcedBytes(request);
  if (bytes !== Infinity && bytes > receiver.maxBytes + FORM_BYTES)
    throw tooLarge(receiver);
  const boundary = boundaryOf(request.get('content-type') ?? '');
  if (boundary === undefined) throw new Problem('malformed_request');
  // Keeps the async context in the parser's socket callbacks.
  const store = AsyncResource.bind(receiver.store.bind(receiver));
  const engine = new ReceiverEngine({ ...receiver, store }, boundary);
  const options = multerOptions(engine, receiver.maxBytes, boundary);
  const middleware = multer(options).single(receiver.field);
  await new Promise<void>((resolve, reject) => {
    const fail = (error: unknown) => reject(asError(engine.failure ?? error));
    engine.onAbandoned = () => fail(new Problem('malformed_request'));
    engine.onFailure = (error) => {
      // multer reads a refused body first: too long for a large, endless or
      // slow one.
      if (announcedBytes(request) > DRAIN_BYTES || isTooSlow(engine.failure))
        fail(error);
      // From now: a body that stalls here brings no further byte.
      else limitDrainTime(request, () => engine.onAbandoned());
    };
    middleware(request, response, (error: unknown) => {
      // The receiver's error wins over multer's broken stream.
      if (error === undefined) resolve();
      else void engine.outcome.then(() => fail(error));
    });
  });
  if (!request.is('multipart/form-data'))
    throw new Problem('malformed_request');
  return { fields: { ...(request.body as FormFields) }, file: engine.file };
}

/** Missing in the types of multer. */
type MulterOptions = multer.Options & {
  streamHandler: (request: Request, parser: Writable) => void;
};

function multerOptions(
  engine: ReceiverEngine<unknown>,
  maxBytes: number,
  boundary: string,
): MulterOptions {
  return {
    storage: engine,
    limits: { ...LIMITS, fileSize: maxBytes },
    defParamCharset: 'utf8',
    streamHandler: (body, parser) => feed(body, parser, engine, boundary),
  };
}

function feed(
  request: Request,
  parser: Writable,
  engine: ReceiverEngine<unknown>,
  boundary: string,
): void {
  onBadForm(
    parser,
    (error) => void engine.outcome.then(() => engine.onFailure(error)),
  );
  feedParser(request, parser, {
    boundary,
    maxParts: LIMITS.parts,
    refuse: (problem) => engine.refuse(problem, parser),
    abandoned: () => limitDrainTime(request, () => engine.onAbandoned()),
    openedFile: (formBytes) => engine.openedFile(formBytes),
  });
}

function onBadForm(parser: Writable, report: (error: unknown) => void): void {
  parser.once('error', report);
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit']) {
    parser.once(limit, () =>
      report(new Problem('malformed_request', { details: { reason: limit } })),
    );
  }
}

function isTooSlow(failure: unknown): boolean {
  return failure instanceof Problem && failure.code === 'request_timeout';
}

function tooLarge({
  tooLarge: code = 'file_too_large',
}: FileReceiver<unknown>): Problem {
  return new Problem(code);
}

function asError(thrown: unknown): Error {
  return thrown instanceof Error
    ? thrown
    : new Error('the form could not be read', { cause: thrown });
}

class ReceiverEngine<Stored> implements StorageEngine {
  file: { name: string; stored: Stored } | undefined;
  failure: unknown;
  /**
   * Settles, without rejecting, when the receiver has finished with the file.
   */
  outcome: Promise<void> = Promise.resolve();
  onFailure: (error?: unknown) => void = () => undefined;
  /** Called when a refused body does not end in time. */
  onAbandoned: () => void = () => undefined;

  /** Set while multer awaits the file. */
  private body: FileBody | undefined;
  private parsed: Readable | undefined;

  constructor(
    private readonly receiver: FileReceiver<Stored>,
    private readonly boundary: string,
  ) {}

  /** The file's body, with the bytes that multer's stream has so far. */
  openedFile(formBytes: number): FileBody | undefined {
    this.parsed?.read();
    this.body?.expect(formBytes);
    return this.body;
  }

  refuse(problem: Problem, parser: Writable): void {
    this.failure ??= problem;
    parser.destroy(problem);
    this.onFailure();
  }

  _handleFile(
    request: Request,
    file: Express.Multer.File,
    callback: (error?: unknown) => void,
  ): void {
    const fields = { ...(request.body as FormFields) };
    const body = this.openBody(file.stream, this.receiver.bytesOf?.(fields));
    const incoming = { name: file.originalname, stream: body };
    this.outcome = this.receiver.store(incoming, fields).then(
      (stored) => {
        this.file = { name: file.originalname, stored };
        callback(null);
      },
      (error: unknown) => {
        this.failure ??= error;
        // Drops the rest of the file; otherwise the form would never end.
        body.destroy();
        callback(error);
        this.onFailure();
      },
    );
  }

  /**
   * @param parsed multer's stream, which fails with the form; it gets the first
   *   byte, and all bytes of a file that begins like a delimiter
   */
  private openBody(parsed: Readable, expectedBytes?: number): FileBody {
    const body = new FileBody({
      boundary: this.boundary,
      maxBytes: this.receiver.maxBytes,
      expectedBytes,
      onTooLarge: () => {
        this.failure = tooLarge(this.receiver);
        body.destroy(tooLarge(this.receiver));
        this.onFailure();
      },
    });
    parsed.once('error', (error) => body.destroy(error));
    parsed.on('data', (chunk: Buffer) => body.deliver(chunk, parsed));
    parsed.once('end', () => body.finish());
    this.body = body;
    this.parsed = parsed;
    return body;
  }

  _removeFile(
    _request: Request,
    _file: Express.Multer.File,
    callback: (error: Error | null) => void,
  ): void {
    const { file } = this;
    this.file = undefined;
    if (!file) {
      callback(null);
      return;
    }
    this.receiver.discard(file.stored).then(
      () => callback(null),
      (error: Error) => callback(error),
    );
  }
}
