/* eslint-disable no-restricted-globals, no-restricted-properties -- detected before use */

/** Time for another tab to answer. */
const ANSWER_MS = 2_000;
const ASK = 'is anybody there?';
const HERE = 'here';

/**
 * Resolves when this tab may work on `name`: at once without another tab or
 * locks, otherwise when the other closes. A silent tab, suspended by its phone,
 * is ignored.
 */
export function becomeOnlyTab(name: string): Promise<void> {
  if (!navigator.locks || typeof BroadcastChannel === 'undefined')
    return Promise.resolve();
  return new Promise((resolve) => {
    const channel = new BroadcastChannel(name);
    const begin = () => {
      clearTimeout(silence);
      channel.onmessage = ({ data }) =>
        data === ASK && channel.postMessage(HERE);
      resolve();
    };
    const silence = setTimeout(begin, ANSWER_MS);
    channel.onmessage = ({ data }) => data === HERE && clearTimeout(silence);
    // Held until the page closes.
    const hold = () => {
      begin();
      return new Promise(() => undefined);
    };
    navigator.locks.request(name, hold).catch(begin);
    channel.postMessage(ASK);
  });
}
