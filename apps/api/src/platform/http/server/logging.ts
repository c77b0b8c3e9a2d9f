import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { pino, type DestinationStream, type Logger } from 'pino';
import { pinoHttp, type HttpLogger } from 'pino-http';
import { currentRequestId } from '../../metrics/request-context.js';

export type { Logger };

/**
 * One JSON object per line. Whatever is logged on behalf of a request carries its id as `requestId`, in the web process
 * and in the jobs that the request has left behind.
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
 * An error as it is logged: a failed query carries its values (hashes that open galleries, tokens, notes), and what is
 * secret must not be in a log.
 */
function withoutValues(error: Error): Record<string, unknown> {
  const { type, message, stack, code } = pino.stdSerializers.err(
    error,
  ) as Record<string, unknown>;
  return { type, message, stack, ...(code !== undefined && { code }) };
}

/** Logs each request once, with an id that its error answers carry too; secret links are cut out of the addresses. */
export function requestLogging(logger: Logger): HttpLogger {
  return pinoHttp({
    logger,
    genReqId: () => randomUUID(),
    // What is refused for now has its own short line (problem.filter.ts).
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

/** What an id or a key is made of, written with a percent sign: routes decode it. */
const ENCODED = /%(2d|2f|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\da])/gi;

/**
 * An address as it is logged. Hashes, ids and keys open galleries and files: of each only the beginning stays, however
 * it is written. Ids go before numbers, whose rule would divide them.
 */
export function withoutSecrets(url: string): string {
  return url
    .replace(ENCODED, (sign) => decodeURIComponent(sign))
    .replace(/([0-9a-f]{8})[0-9a-f-]{24,28}/gi, '$1…')
    .replace(/(?<!\/api\/+)(\bmedia\/+[\w-]{4})[\w-]{12,}/gi, '$1…')
    .replace(/\d{6,16}(?=$|[/?&#])|\d{14,}/g, (hash) => `${hash.slice(0, 2)}…`)
    .replace(/\b(cursor=)[^&#]+/gi, '$1…');
}
