import { isEmailAddress } from '@hatira/contract';

/** Who mail comes from. */
export interface MailSender {
  name: string;
  address: string;
}

/** Reads `address` or `Name <address>`; undefined when it is neither. The name may be empty. */
export function parseSender(text: string): MailSender | undefined {
  const [, name = '', bracketed] =
    /^([^<>\p{Cc}]*)<([^<>]*)>\s*$/u.exec(text) ?? [];
  const address = (bracketed ?? text).trim();
  return isEmailAddress(address)
    ? { name: name.trim().replace(/^"(.*)"$/, '$1'), address }
    : undefined;
}

/**
 * Whether an address of a mail server is whole and nothing more. Parameters behind it are refused, not passed on: some
 * mail libraries let them switch off the check of certificates.
 */
export function isMailServerUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { hostname, username, password, pathname, search, hash } = new URL(
    text,
  );
  const hasNothingMore =
    ['', '/'].includes(pathname) && search === '' && hash === '';
  const isWhole = hostname !== '' && (username === '') === (password === '');
  return hasNothingMore && isWhole && [username, password].every(isDecodable);
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
