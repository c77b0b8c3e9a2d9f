import { startPeer } from '../servers/peer-server.mjs';

/**
 * An example of an adapter, for a peer without zips.
 * @type {import('./adapter.mjs').Adapter}
 */
export const adapter = {
  name: 'trivial peer',
  start: (folder) =>
    startPeer(new URL('../servers/trivial-peer.mjs', import.meta.url), {
      PEER_DIR: folder,
    }),
  createEvent: async ({ url }) => ({ url, name: crypto.randomUUID() }),
  upload: async ({ url, name }, { bytes }) => {
    const answer = await fetch(`${url}/${name}`, {
      method: 'POST',
      body: new Uint8Array(bytes),
    });
    if (answer.status !== 201) throw new Error(`upload: ${answer.status}`);
  },
  list: async ({ url, name }) => {
    const answer = await fetch(`${url}/${name}`);
    const files = /** @type {string[]} */ (await answer.json());
    return files.map((file) => ({
      original: `/${name}/${file}`,
      thumbnail: `/${name}/${file}`,
    }));
  },
};
