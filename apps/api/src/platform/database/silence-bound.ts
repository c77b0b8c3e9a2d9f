import type { Socket } from 'node:net';
import type { ClientBase } from 'pg';

/** What the types of pg do not tell of a client. */
type Inside = ClientBase & {
  connection: { stream: Socket };
  readyForQuery: boolean;
};

/**
 * Ends a connection whose answer does not come: a frozen server, or a network that swallows everything, would hold it
 * and whoever waits until the kernel gives up, a quarter of an hour later. Not by the driver's `query_timeout`, which
 * hands the connection back as it is, with its transaction open: like this it ends as a broken one does. A connection on
 * which nobody waits may be silent as long as it likes.
 * @returns a hook for new connections of a pool
 */
export function boundSilence(silenceMs: number): (client: ClientBase) => void {
  return (client) => {
    const { connection } = client as Inside;
    const { stream } = connection;
    stream.setTimeout(silenceMs, () => {
      if ((client as Inside).readyForQuery) return;
      const reason = `PostgreSQL has not answered for ${silenceMs} ms`;
      stream.destroy(Object.assign(new Error(reason), { code: 'ETIMEDOUT' }));
    });
  };
}
