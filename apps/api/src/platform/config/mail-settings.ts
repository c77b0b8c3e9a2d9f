import { isEmailAddress } from '@hatira/contract';

export interface MailSender {
  name: string;
  address: string;
}

/** Reads `address` or `Name <address>`; undefined for other texts. */
export function parseSender(text: string): MailSender | undefined {
  const [, name = '', bracketed] =
    /^([^<>\p{Cc}]*)<([^<>]*)>\s*$/u.exec(text) ?? [];
  const address = (bracketed ?? text).trim();
  return isEmailAddress(address)
    ? { name: name.trim().replace(/^"(.*)"$/, '$1'), address }
    : undefined;
}

/** Refuses parameters, which may switch off certificate checks. */
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
