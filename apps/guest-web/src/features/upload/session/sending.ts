import { sendingTab } from './sending-tab';
import { wakeLock } from './wake-lock';

/** Keeps the screen on and tells other tabs, while files are sent. */
export const sending = {
  hold(): void {
    wakeLock.hold();
    sendingTab.hold();
  },
  release(): void {
    wakeLock.release();
    sendingTab.release();
  },
};
