import { API, GALLERY_TIMEOUT_MS, type ContactForm } from '@hatira/contract';
import { request } from './request.js';

/**
 * Sends the contact form. Resolves when the message is kept.
 * @param form `topic` is the field that people do not see: filled in, the message is passed over in silence
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
