/** Known by its name. */
export interface ContactService {
  name: string;
  /** The path of its drawn sign. */
  sign: string;
}

const SERVICES: [sign: string, name: string, hosts: string[]][] = [
  ['whatsapp', 'WhatsApp', ['wa.me', 'wa.link', 'whatsapp.com']],
  ['instagram', 'Instagram', ['instagram.com', 'instagr.am', 'ig.me']],
  ['tiktok', 'TikTok', ['tiktok.com']],
  ['telegram', 'Telegram', ['t.me', 'telegram.me', 'telegram.org']],
  ['facebook', 'Messenger', ['m.me', 'messenger.com']],
  ['facebook', 'Facebook', ['facebook.com', 'fb.com', 'fb.me']],
  ['x', 'X', ['x.com', 'twitter.com']],
  ['youtube', 'YouTube', ['youtube.com', 'youtu.be']],
];

/** Finds the service by host; undefined for other services. */
export function contactService(url: string): ContactService | undefined {
  const host = /^https?:\/\/(?:[^/?#]*@)?([^/?#:]+)/i.exec(url)?.[1];
  if (host === undefined) return undefined;
  const dotted = `.${host.toLowerCase()}`;
  const found = SERVICES.find(([, , hosts]) =>
    hosts.some((known) => dotted.endsWith(`.${known}`)),
  );
  return found && { sign: found[0], name: found[1] };
}
