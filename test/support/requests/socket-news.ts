import type { Socket } from 'node:net';

/** Resolves when a socket has closed. A reset by the other side is a way to close, which `once` of Node reports as an error. */
export function closed(socket: Socket): Promise<void> {
  if (socket.closed) return Promise.resolve();
  return new Promise((resolve) => socket.once('close', () => resolve()));
}

/** Resolves with the next bytes of a socket, or with its end. */
export function nextNews(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      socket.off('data', done).off('close', done);
      resolve();
    };
    socket.once('data', done).once('close', done);
  });
}
