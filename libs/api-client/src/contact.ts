import { API, GALLERY_TIMEOUT_MS, type ContactForm } from '@hatira/contract';
import { request } from './request.js';

/**
 * Resolves when the message is stored.
 * @param form `topic` is hidden: the server drops messages with it
 * @throws ApiError `validation_failed` with `details.fields`, or
 * `too_many_requests`
 */
export async function sendContactMessage(
  form: ContactForm & { topic?: string },
): Promise<void> {
  await request(API.contact, {
    method: 'POST',
    json: form,
    timeoutMs: GALLERY_TIMEOUT_MS,
  });
}
