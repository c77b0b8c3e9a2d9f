import type { Socket } from 'node:net';
import type { ClientBase } from 'pg';

/** Missing in the types of pg. */
type Inside = ClientBase & {
  connection: { stream: Socket };
  readyForQuery: boolean;
};

/**
 * Ends a connection whose answer is late; with a frozen server the kernel takes
 * 15 minutes. `query_timeout` would return an open transaction to the pool.
 * @returns a hook for new connections
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
