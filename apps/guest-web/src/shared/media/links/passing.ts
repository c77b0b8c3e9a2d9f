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
export function sendPassed({ link, message }: Passed): void {
  navigator.share({ text: message, url: link }).catch(() => undefined);
}

/** Plain HTTP and some in-app browsers refuse. */
export async function copyPassed(passed: Passed): Promise<CopyOutcome> {
  try {
    await navigator.clipboard.writeText(textOf(passed));
    return 'copied';
  } catch {
    return 'notCopied';
  }
}

/** The address that opens WhatsApp with the words and the link. */
export function whatsAppOf(passed: Passed): string {
  return `https://wa.me/?text=${encodeURIComponent(textOf(passed))}`;
}

function textOf({ link, message }: Passed): string {
  return `${message}\n${link}`;
}
