import { request as httpRequest } from 'node:http';

export interface RawRequest {
  method: string;
  /** The path as sent, encoded or not. */
  path: string;
  headers: Record<string, string>;
  body: Buffer | undefined;
}

export interface RawAnswer {
  status: number;
  type: string;
  text: string;
}

const PATIENCE_MS = 45_000;
/** Event streams have no end. */
const ENOUGH_BYTES = 200_000;

/** One call with exactly these bytes. Rejects after 45 s: a hang. */
export function rawCall(
  origin: string,
  { method, path, headers, body }: RawRequest,
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const request = httpRequest({
      hostname,
      port,
      method,
      path,
      headers,
      agent: false,
    });
    const timer = setTimeout(
      () => request.destroy(new Error(`no answer to ${method} ${path}`)),
      PATIENCE_MS,
    );
    request.once('error', reject);
    request.once('close', () => clearTimeout(timer));
    request.once('response', (response) => {
      const type = response.headers['content-type'] ?? '';
      let text = '';
      const finish = () => {
        resolve({ status: response.statusCode ?? 0, type, text });
        response.destroy();
      };
      response.once('end', finish).once('error', finish);
      response.on('data', (chunk: Buffer) => {
        text += chunk.toString('latin1');
        if (type.startsWith('text/event-stream') || text.length > ENOUGH_BYTES)
          finish();
      });
    });
    request.end(body);
  });
}
