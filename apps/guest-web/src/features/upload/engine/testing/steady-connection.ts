import type { Connection } from '../network/connection';

/** A device that is online and looked at all the time. */
export const steadyConnection: Connection = {
  isOnline: () => true,
  untilOnline: () => Promise.resolve(),
  wasInterruptedSince: () => false,
  wasHiddenSince: () => false,
  untilBack: (longestMs) =>
    new Promise((resolve) => setTimeout(resolve, longestMs)),
};
