import { STAFF_API } from '@hatira/contract';
import { panelRequest } from './panel-request.js';

/** Erases a message of the contact form, at once. @param confirm its sender's address, repeated to the letter */
export async function eraseMessage(id: string, confirm: string): Promise<void> {
  await panelRequest(STAFF_API.eraseMessage(id), {
    method: 'POST',
    json: { confirm },
  });
}
