import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { pino, type DestinationStream, type Logger } from 'pino';
import { pinoHttp, type HttpLogger } from 'pino-http';
import { currentRequestId } from '../../metrics/request-context.js';

export type { Logger };

/**
 * Logs one JSON object per line. Lines of a request, and of the jobs it queued,
 * carry its id as `requestId`.
 */
export function createLogger(
  level: string,
  destination?: DestinationStream,
): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: withoutValues },
    mixin: requestMark,
  };
  return destination ? pino(options, destination) : pino(options);
}

function requestMark(): { requestId?: string } {
  const requestId = currentRequestId();
  return requestId === undefined ? {} : { requestId };
}

/**
 * Omits the values of a failed query: hashes that open galleries, tokens,
 * notes.
 */
function withoutValues(error: Error): Record<string, unknown> {
  const { type, message, stack, code } = pino.stdSerializers.err(
    error,
  ) as Record<string, unknown>;
  return { type, message, stack, ...(code !== undefined && { code }) };
}

/** Logs each request once, under the id of its error answers. */
export function requestLogging(logger: Logger): HttpLogger {
  return pinoHttp({
    logger,
    genReqId: () => randomUUID(),
    // problem.filter.ts logs temporary refusals in one short line.
    customLogLevel: (_request, { statusCode }, error) =>
      error || statusCode === 500 ? 'error' : 'debug',
    customErrorObject: (_request, { statusCode }, _error, facts: object) =>
      statusCode > 500 ? { ...facts, err: undefined } : facts,
    serializers: {
      err: withoutValues,
      req: (request: IncomingMessage & { id: unknown }) => ({
        id: request.id,
        method: request.method,
        url: withoutSecrets(request.url ?? ''),
      }),
      res: (response: { statusCode: number }) => ({
        statusCode: response.statusCode,
      }),
    },
  });
}

/** Percent-encoded characters of ids and keys; routes decode them. */
const ENCODED = /%(2d|2f|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\da])/gi;

/**
 * An address for the log. Hashes, ids and keys open galleries and files, so
 * only their beginning stays, in any encoding. Ids go first, because the rule
 * for numbers would split them.
 */
export function withoutSecrets(url: string): string {
  return url
    .replace(ENCODED, (sign) => decodeURIComponent(sign))
    .replace(/([0-9a-f]{8})[0-9a-f-]{24,28}/gi, '$1…')
    .replace(/(?<!\/api\/+)(\bmedia\/+[\w-]{4})[\w-]{12,}/gi, '$1…')
    .replace(/\d{6,16}(?=$|[/?&#])|\d{14,}/g, (hash) => `${hash.slice(0, 2)}…`)
    .replace(/\b(cursor=)[^&#]+/gi, '$1…');
}
