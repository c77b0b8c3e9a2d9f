import { API, GALLERY_TIMEOUT_MS, type ContactForm } from '@hatira/contract';
import { request } from './request.js';

/**
 * Sends the contact form; resolves when the message is stored.
 * @param form `topic` is a hidden field: the server drops messages that have it
 * @throws ApiError `validation_failed` with a `ContactFieldProblem` for each wrong field in `details.fields`, or
 *   `too_many_requests`
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
