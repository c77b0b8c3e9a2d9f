import { AsyncResource } from 'node:async_hooks';
import type { ProblemCode } from '@hatira/contract';
import type { Request, Response } from 'express';
import multer, { type StorageEngine } from 'multer';
import type { Readable, Writable } from 'node:stream';
import { boundaryOf } from './boundary.js';
import { feedParser } from './feed-parser.js';
import { Problem } from '../errors/problem.js';
import { limitDrainTime } from '../limits/drain-time.js';

/** What a call does with the one file that it takes. */
export interface FileReceiver<Stored> {
  /** Name of the form field that carries the file. */
  field: string;
  maxBytes: number;
  /** What a larger file is refused with; `file_too_large` unless said otherwise. */
  tooLarge?: ProblemCode;
  /** Consumes the stream; `fields` are those that came before the file. */
  store(file: IncomingFile, fields: FormFields): Promise<Stored>;
  /** Takes back what `store` did, when the rest of the request turns out to be bad. */
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
/** What a form takes beside its file. */
const FORM_BYTES = 512 * 1024;
/** A refused body up to this size is read to its end, so that every browser gets to see the answer. */
const DRAIN_BYTES = 8 * 1024 ** 2;

/**
 * Reads a multipart request with one file, streaming the file to its receiver.
 * @throws Problem when the request is no multipart form, is broken or breaks off; or what the receiver threw.
 */
export async function receiveFile<Stored>(
  request: Request,
  response: Response,
  receiver: FileReceiver<Stored>,
): Promise<ReceivedForm<Stored>> {
  if (announcedBytes(request) > receiver.maxBytes + FORM_BYTES)
    throw tooLarge(receiver);
  const boundary = boundaryOf(request.get('content-type') ?? '');
  if (boundary === undefined) throw new Problem('malformed_request');
  // The form is read in callbacks of the socket: bound, so that they still work on behalf of this request.
  const store = AsyncResource.bind(receiver.store.bind(receiver));
  const engine = new ReceiverEngine({ ...receiver, store });
  // The types of multer do not know `streamHandler` yet.
  const options: multer.Options & {
    streamHandler: (request: Request, parser: Writable) => void;
  } = {
    storage: engine,
    limits: { ...LIMITS, fileSize: receiver.maxBytes },
    defParamCharset: 'utf8',
    streamHandler: (body, parser) => feed(body, parser, engine, boundary),
  };
  const middleware = multer(options).single(receiver.field);
  await new Promise<void>((resolve, reject) => {
    const fail = (error: unknown) => reject(asError(engine.failure ?? error));
    engine.onAbandoned = () => fail(new Problem('malformed_request'));
    engine.onFailure = (error) => {
      // multer reads a refused body to its end first: too long for gigabytes, a body without end, and one that drips.
      if (
        announcedBytes(request, Infinity) > DRAIN_BYTES ||
        isTooSlow(engine.failure)
      )
        fail(error);
    };
    middleware(request, response, (error: unknown) => {
      // When the receiver gives up, multer may hear of it from the broken stream first: the receiver's word counts.
      if (error === undefined) resolve();
      else void engine.outcome.then(() => fail(error));
    });
  });
  if (!request.is('multipart/form-data'))
    throw new Problem('malformed_request');
  return { fields: { ...(request.body as FormFields) }, file: engine.file };
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
  });
}

/** Reports what makes a form bad as soon as the parser knows it. */
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

function announcedBytes(request: Request, otherwise = 0): number {
  return Number(request.headers['content-length'] ?? otherwise);
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

/** Binds a receiver to multer, and remembers how it went. */
class ReceiverEngine<Stored> implements StorageEngine {
  file: { name: string; stored: Stored } | undefined;
  failure: unknown;
  /** Settles, and never rejects, when the receiver is done with the file. */
  outcome: Promise<void> = Promise.resolve();
  onFailure: (error?: unknown) => void = () => undefined;
  /** Called when a refused body does not come to its end in time. */
  onAbandoned: () => void = () => undefined;

  constructor(private readonly receiver: FileReceiver<Stored>) {}

  /** Gives the form up before its file. */
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
    const incoming = { name: file.originalname, stream: file.stream };
    file.stream.once('limit', () => {
      this.failure = tooLarge(this.receiver);
      this.onFailure();
    });
    this.outcome = this.receiver
      .store(incoming, { ...(request.body as FormFields) })
      .then(
        (stored) => {
          this.file = { name: file.originalname, stored };
          callback(null);
        },
        (error: unknown) => {
          this.failure ??= error;
          // Whatever of the file is still to come goes nowhere, or the form would never end.
          file.stream.resume();
          callback(error);
          this.onFailure();
        },
      );
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
