/* eslint-disable no-restricted-globals, no-restricted-properties -- used only where the phone has them */

/** How long another tab has to say that it is alive. */
const ANSWER_MS = 2_000;
const ASK = 'is anybody there?';
const HERE = 'here';

/**
 * Resolves when this tab may go on with what `name` stands for: at once where no other does, else once the other is
 * closed. A tab that holds on but does not answer was put to sleep by its phone, and gives way. Where the browser has
 * no locks, at once.
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
    // Held until the page is closed.
    const hold = () => {
      begin();
      return new Promise(() => undefined);
    };
    navigator.locks.request(name, hold).catch(begin);
    channel.postMessage(ASK);
  });
}
