import type { Connection } from '../network/connection';

export const steadyConnection: Connection = {
  isOnline: () => true,
  untilOnline: () => Promise.resolve(),
  wasInterruptedSince: () => false,
  wasHiddenSince: () => false,
  untilBack: (longestMs) =>
    new Promise((resolve) => setTimeout(resolve, longestMs)),
};
