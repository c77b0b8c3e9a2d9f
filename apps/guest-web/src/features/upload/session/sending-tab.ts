/* eslint-disable no-restricted-globals -- detected before use */
import { slugKey } from '@hatira/contract';
import { currentUploadPath } from '../mine/upload-path';

/** Between the tabs of a browser, over the channel `sending`. */
export type TabMessage =
  'is anybody sending?' | { wedding: string; isSending: boolean };

/**
 * Answers other tabs while this one sends. The answers of a closed tab, or of
 * one that its phone suspended, end by themselves.
 */
class SendingTab {
  private channel: BroadcastChannel | undefined;

  hold(): void {
    if (this.channel || typeof BroadcastChannel === 'undefined') return;
    this.channel = new BroadcastChannel('sending');
    this.channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
      // Without a network no file moves.
      if (data === 'is anybody sending?' && navigator.onLine) this.say(true);
    };
    this.say(true);
  }

  release(): void {
    this.say(false);
    this.channel?.close();
    this.channel = undefined;
  }

  private say(isSending: boolean): void {
    const wedding = slugKey(currentUploadPath());
    const message: TabMessage = { wedding, isSending };
    this.channel?.postMessage(message);
  }
}

export const sendingTab = new SendingTab();
