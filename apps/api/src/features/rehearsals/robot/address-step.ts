import { API, PAGES, type UploadSwitch } from '@hatira/contract';
import { RehearsalFault, type Notice } from './fault.js';
import type { Answer, GuestLine } from './guest-line.js';
import type { Visit } from './visit.js';

const MAX_REDIRECTS = 5;
const DAY_MS = 24 * 3_600_000;
/** Renewals begin a month before; so late one has failed. */
const SOON_DAYS = 7;

/**
 * Opens the wedding's page from outside, and makes sure that this product
 * answers before the robot shows a gallery link.
 */
export async function openAddress(
  { line, wedding }: Visit,
  areSetHere: (setCookies?: string[]) => boolean,
): Promise<Notice | undefined> {
  const answer = await opened(line, PAGES.upload(wedding.slug));
  if (answer.status >= 500)
    throw new RehearsalFault('bad_answer', { status: answer.status });
  if (!areSetHere(answer.headers['set-cookie']))
    throw new RehearsalFault('other_server', { origin: line.origin });
  if (!answer.certifiedUntil) return undefined;
  const leftMs = answer.certifiedUntil.getTime() - Date.now();
  const days = Math.floor(leftMs / DAY_MS);
  if (days >= SOON_DAYS) return undefined;
  return {
    finding: 'certificate_ends_soon',
    details: { days },
    outcome: 'warned',
  };
}

/** Opens the printed address, as the guest's camera does. */
export async function openPage({
  line,
  printed,
  wedding,
}: Visit): Promise<undefined> {
  requireSuccess(await opened(line, printed));
  const answer = await line.call(API.weddingHash(wedding.slug));
  requireSuccess(answer);
  const { isEnabled } = JSON.parse(answer.body.toString()) as UploadSwitch;
  if (!isEnabled) throw new RehearsalFault('uploads_closed');
  return undefined;
}

/** @throws RehearsalFault `bad_answer` */
export function requireSuccess({ status }: Answer): void {
  if (status !== 200) throw new RehearsalFault('bad_answer', { status });
}

/** Follows redirects within the origin alone. */
async function opened(line: GuestLine, address: string): Promise<Answer> {
  let url = new URL(address, line.origin);
  for (let count = 0; count <= MAX_REDIRECTS; count++) {
    const answer = await line.call(url.href);
    const { location } = answer.headers;
    const isRedirect = answer.status >= 300 && answer.status < 400;
    if (!isRedirect || location === undefined) return answer;
    url = new URL(location, url);
    if (url.origin !== line.origin)
      throw new RehearsalFault('redirected_elsewhere', {
        origin: line.origin,
        target: url.origin,
      });
  }
  throw new RehearsalFault('bad_answer', { status: 302 });
}
