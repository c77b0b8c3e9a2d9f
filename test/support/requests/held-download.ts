import { once } from 'node:events';
import { request as openRequest, type IncomingMessage } from 'node:http';

/** Begins a download and reads its head; by POST with a body. */
export async function heldDownload(
  address: string,
  body?: object,
): Promise<IncomingMessage> {
  const request = body
    ? openRequest(address, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
      }).end(JSON.stringify(body))
    : openRequest(address).end();
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  response.on('error', () => undefined);
  await once(response, 'readable');
  return response;
}

/** Reads a little: without reads the end goes unnoticed. */
export function isCutOff(response: IncomingMessage): boolean {
  response.read();
  return response.errored !== null;
}
