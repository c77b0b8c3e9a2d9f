import type { NodemailerError } from 'nodemailer';

const MAX_REASON_LENGTH = 500;
/** Steps of the conversation that are about this one mail; before them the server speaks of us. */
const STEPS_OF_THE_MAIL = ['MAIL FROM', 'RCPT TO', 'DATA'];
/** Found wrong before a word of it was sent: address, sender, size. */
const NEVER_SENDABLE = ['EENVELOPE', 'EMESSAGE'];

/**
 * Whether a failed attempt was the server's final no to this mail. A login that is refused, a certificate that is not
 * trusted, a server that is away or says "later" (4xx) are troubles that the operator or time will mend.
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

/** What staff and operators read in the row: one short line. */
export function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  const line = text
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
  return (line || 'unknown').slice(0, MAX_REASON_LENGTH);
}
