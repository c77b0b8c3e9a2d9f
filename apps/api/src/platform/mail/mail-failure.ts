import type { NodemailerError } from 'nodemailer';

const MAX_REASON_LENGTH = 500;
/** SMTP steps about this mail; earlier steps concern the account. */
const STEPS_OF_THE_MAIL = ['MAIL FROM', 'RCPT TO', 'DATA'];
/** Local checks before sending: address, sender, size. */
const NEVER_SENDABLE = ['EENVELOPE', 'EMESSAGE'];

/**
 * True when the server rejected this mail for good. A refused login, an
 * untrusted certificate, an unavailable server or a temporary error (4xx) can
 * be fixed and is retried.
 */
export function isRefusal(error: unknown): boolean {
  const {
    code = '',
    command = '',
    permanent,
    responseCode,
  } = error as NodemailerError;
  if (responseCode === undefined) return NEVER_SENDABLE.includes(code);
  return permanent === true && STEPS_OF_THE_MAIL.includes(command);
}

/** One short line for staff and operators. */
export function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  const line = text
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
  return (line || 'unknown').slice(0, MAX_REASON_LENGTH);
}
