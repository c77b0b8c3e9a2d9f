import type { Worker } from 'node:cluster';

/** A connection's handle; -1 once this process has closed it. */
interface Handle {
  readonly fd: number;
  close(): void;
}

type Send = (message: unknown, handle?: Handle, ...rest: unknown[]) => boolean;

/**
 * Closes connections that a process was killed before it could accept: Node
 * leaves them open without a reader, and their clients would wait.
 */
export class HandedConnections {
  private readonly handed = new Map<Handle, Worker>();

  watch(worker: Worker): void {
    const child = worker.process as unknown as { send: Send };
    const send: Send = child.send.bind(child);
    child.send = (message, handle, ...rest) => {
      if (handle) this.note(handle, worker);
      return send(message, handle, ...rest);
    };
    worker.once('exit', () => this.closeOf(worker));
  }

  /** An accepted connection is closed here, a refused one goes to another. */
  private note(handle: Handle, worker: Worker): void {
    for (const other of this.handed.keys())
      if (other.fd < 0) this.handed.delete(other);
    this.handed.set(handle, worker);
  }

  private closeOf(worker: Worker): void {
    for (const [handle, taker] of this.handed) {
      if (taker !== worker) continue;
      this.handed.delete(handle);
      handle.close();
    }
  }
}
