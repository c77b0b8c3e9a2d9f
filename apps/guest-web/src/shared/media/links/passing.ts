export interface Passed {
  link: string;
  /** The words above the link. */
  message: string;
}

export type CopyOutcome = 'copied' | 'notCopied';

/** True where the device has a sheet for sending. */
export function maySend(): boolean {
  return typeof navigator.share === 'function';
}

/** Opens the sheet of the device, which the visitor may close. */
export function send(data: ShareData): void {
  navigator.share(data).catch(() => undefined);
}

/** As `send`, of a link with its words. */
export function sendPassed({ link, message }: Passed): void {
  send({ text: message, url: link });
}

/** Plain HTTP and some in-app browsers refuse. */
export async function copyText(text: string): Promise<CopyOutcome> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'notCopied';
  }
}

/** As `copyText`, of a link with its words. */
export function copyPassed(passed: Passed): Promise<CopyOutcome> {
  return copyText(textOf(passed));
}

/** The address that opens WhatsApp with a text. */
export function whatsAppOf(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}

/** The words and the link as one text. */
export function textOf({ link, message }: Passed): string {
  return `${message}\n${link}`;
}
