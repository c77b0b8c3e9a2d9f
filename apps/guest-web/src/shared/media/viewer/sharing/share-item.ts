import type { MediaItem } from '@hatira/contract';
import { shareChosen } from '../../links/share-part';
import {
  canShareFile,
  fetchFile,
  isDeclined,
  linkOf,
  needsTap,
} from './share-file';

type Outcome = 'viewer.shareCopied' | 'viewer.shareReady' | 'viewer.shareError';

export interface Sharing {
  /** The couple makes links. */
  isCouple: boolean;
  say: (outcome: Outcome) => void;
}

/** A second tap sends the file that came too late for the first. */
let ready: { id: string; file: File } | undefined;
let abort: AbortController | undefined;

/** Call it when the item is left: a file takes memory. */
export function forget(): void {
  abort?.abort();
  ready = undefined;
}

/**
 * The couple passes a link of the photo's page on, or the file itself. Other links
 * share the file where the browser can, otherwise they copy its address.
 */
export async function shareItem(
  item: MediaItem,
  { isCouple, say }: Sharing,
): Promise<void> {
  const send = canShareFile(item) ? () => sendFile(item, say) : undefined;
  try {
    if (isCouple)
      await shareChosen({
        ids: [item.id],
        isOne: true,
        onSend: send && (() => void send()),
      });
    else if (send) await send();
    else {
      await navigator.clipboard.writeText(linkOf(item));
      say('viewer.shareCopied');
    }
  } catch {
    say('viewer.shareError');
  }
}

async function sendFile(item: MediaItem, say: Sharing['say']): Promise<void> {
  const { signal } = (abort = new AbortController());
  try {
    const file =
      ready?.id === item.id ? ready.file : await fetchFile(item, signal);
    ready = { id: item.id, file };
    await navigator.share({ files: [file] });
  } catch (error) {
    if (needsTap(error) && ready) say('viewer.shareReady');
    else if (!isDeclined(error)) say('viewer.shareError');
  }
}
