/* eslint-disable no-restricted-globals -- detected before use */
import { slugKey } from '@hatira/contract';
import { currentUploadPath } from '../mine/upload-path';

/** Between the tabs of a browser, over the channel `visit`. */
export interface VisitMessage {
  wedding: string;
  /** Asks other tabs for the files of their visit. */
  isQuestion?: boolean;
  /** Addresses of files that the visit has saved. */
  saved?: string[];
  /** The address of a file that the guest has removed from the gallery. */
  dropped?: string;
}

interface VisitListener {
  /** Returns the addresses that this tab knows of. */
  known: () => string[];
  onSaved: (urls: string[]) => void;
  onDropped: (url: string) => void;
}

/** Makes the visits of several open tabs one: each knows what the others have saved. */
export class VisitTabs {
  private readonly channel =
    typeof BroadcastChannel === 'undefined'
      ? undefined
      : new BroadcastChannel('visit');
  private readonly wedding = slugKey(currentUploadPath());

  constructor(private readonly listener: VisitListener) {
    if (!this.channel) return;
    this.channel.onmessage = ({ data }: MessageEvent<VisitMessage>) =>
      this.hear(data);
    this.post({ isQuestion: true });
  }

  tellSaved(saved: string[]): void {
    if (saved.length > 0) this.post({ saved });
  }

  tellDropped(dropped: string): void {
    this.post({ dropped });
  }

  close(): void {
    this.channel?.close();
  }

  private hear({ wedding, isQuestion, saved, dropped }: VisitMessage): void {
    if (wedding !== this.wedding) return;
    if (isQuestion) this.tellSaved(this.listener.known());
    if (saved) this.listener.onSaved(saved);
    if (dropped) this.listener.onDropped(dropped);
  }

  private post(message: Omit<VisitMessage, 'wedding'>): void {
    this.channel?.postMessage({ wedding: this.wedding, ...message });
  }
}
