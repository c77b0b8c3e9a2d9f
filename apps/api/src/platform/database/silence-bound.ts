import type { Socket } from 'node:net';
import type { ClientBase } from 'pg';

/** Fields that the types of pg omit. */
type Inside = ClientBase & {
  connection: { stream: Socket };
  readyForQuery: boolean;
};

/**
 * Ends a connection that waits for an answer too long. With a frozen server the
 * kernel would give up only after 15 minutes. The driver's `query_timeout`
 * would return the connection to the pool with its transaction open. Idle
 * connections may stay silent.
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
