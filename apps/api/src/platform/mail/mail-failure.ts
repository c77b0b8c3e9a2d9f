import type { NodemailerError } from 'nodemailer';

const MAX_REASON_LENGTH = 500;
/** Earlier steps concern the account. */
const STEPS_OF_THE_MAIL = ['MAIL FROM', 'RCPT TO', 'DATA'];
/** Local checks: address, sender, size. */
const NEVER_SENDABLE = ['EENVELOPE', 'EMESSAGE'];

/**
 * True for a mail rejected for good. Other faults (login, certificate,
 * availability, 4xx) are retried.
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

/** One short line. */
export function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  const line = text
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
  return (line || 'unknown').slice(0, MAX_REASON_LENGTH);
}
