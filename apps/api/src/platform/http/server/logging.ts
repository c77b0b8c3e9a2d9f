import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { pino, type DestinationStream, type Logger } from 'pino';
import { pinoHttp, type HttpLogger } from 'pino-http';
import { currentRequestId } from '../../metrics/request-context.js';

export type { Logger };

/** One JSON object per line, with the `requestId` of the request or job. */
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

/** Omits a failed query's values: hashes that open galleries, tokens, notes. */
function withoutValues(error: Error): Record<string, unknown> {
  const { type, message, stack, code } = pino.stdSerializers.err(
    error,
  ) as Record<string, unknown>;
  return { type, message, stack, ...(code !== undefined && { code }) };
}

/** Once per request, under its errors' id. */
export function requestLogging(logger: Logger): HttpLogger {
  return pinoHttp({
    logger,
    genReqId: () => randomUUID(),
    // problem.filter.ts logs temporary refusals in one line.
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

/** Characters of ids and keys; routes decode them. */
const ENCODED = /%(2d|2f|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\da])/gi;

/**
 * Keeps only the beginning of hashes, ids and keys, which open galleries and
 * files, in any encoding. Ids first: the rule for numbers would split them.
 */
export function withoutSecrets(url: string): string {
  return url
    .replace(ENCODED, (sign) => decodeURIComponent(sign))
    .replace(/([0-9a-f]{8})[0-9a-f-]{24,28}/gi, '$1…')
    .replace(/(?<!\/api\/+)(\bmedia\/+[\w-]{4})[\w-]{12,}/gi, '$1…')
    .replace(/(\b(?:walls?|albums?)\/+\w{4})\w{8,}/gi, '$1…')
    .replace(/\d{6,16}(?=$|[/?&#])|\d{14,}/g, (hash) => `${hash.slice(0, 2)}…`)
    .replace(/\b(cursor=)[^&#]+/gi, '$1…');
}
