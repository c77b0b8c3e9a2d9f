import { isEmailAddress } from '@hatira/contract';
import { Problem } from '../http/errors/problem.js';

export interface MailAddress {
  name: string;
  address: string;
}

/** The caller must escape `html`. */
export interface MailMessage {
  /** One bare address. */
  to: string;
  subject: string;
  text: string;
  html?: string;
  replyTo?: MailAddress;
}

const MAX_SUBJECT_LENGTH = 200;
const MAX_NAME_LENGTH = 100;
/** Characters. */
const MAX_BODY_LENGTH = 200_000;

/**
 * Cleans a message: single-line headers, no control characters.
 * @throws Problem `validation_failed` with the fields that are not addresses
 * @throws RangeError for a longer body; the caller must limit it
 */
export function cleanMessage({
  to,
  subject,
  text,
  html,
  replyTo,
}: MailMessage): MailMessage {
  requireAddresses({ to, ...(replyTo && { replyTo: replyTo.address }) });
  for (const body of [text, html ?? '']) {
    if (body.length > MAX_BODY_LENGTH)
      throw new RangeError(`a mail's body has ${body.length} characters`);
  }
  return {
    to,
    subject: oneLine(subject, MAX_SUBJECT_LENGTH),
    text: cleanBody(text),
    ...(html !== undefined && { html: cleanBody(html) }),
    ...(replyTo && {
      replyTo: {
        name: oneLine(replyTo.name, MAX_NAME_LENGTH),
        address: replyTo.address,
      },
    }),
  };
}

function requireAddresses(addresses: Record<string, string>): void {
  const wrong = Object.entries(addresses).filter(
    ([, address]) => !isEmailAddress(address),
  );
  if (wrong.length === 0) return;
  throw new Problem('validation_failed', {
    details: {
      fields: Object.fromEntries(wrong.map(([at]) => [at, 'invalid'])),
    },
  });
}

/**
 * Replaces line breaks, controls and direction marks; cuts between characters.
 */
function oneLine(text: string, maxLength: number): string {
  const line = text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+/gu, ' ')
    .trim();
  return line.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '');
}

function cleanBody(text: string): string {
  const lines = text.toWellFormed().replace(/\r\n?/g, '\n');
  return lines.replace(/\p{Cc}/gu, (control) =>
    control === '\n' || control === '\t' ? control : '',
  );
}
