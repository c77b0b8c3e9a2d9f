import type { Request } from 'express';

/** Whether the client closed the connection before its body was complete. */
export function isClientGone({
  destroyed,
  complete,
}: Pick<Request, 'destroyed' | 'complete'>): boolean {
  return destroyed && !complete;
}
