import { once } from 'node:events';
import { request as openRequest, type IncomingMessage } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';

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

/** The system may hold 32 MB of an answer that is sent. One chunk a look would take a minute. */
const CHUNKS_OF_A_LOOK = 8;

/** Reads a little: without reads the end goes unnoticed. */
export async function isCutOff(response: IncomingMessage): Promise<boolean> {
  for (let chunk = 0; chunk < CHUNKS_OF_A_LOOK; chunk++) {
    response.read();
    await nextTurn();
  }
  return response.errored !== null;
}
