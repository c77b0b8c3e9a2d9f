import { setFlagsFromString } from 'node:v8';

/** Twice the used memory, as much as the heap limit of a web process keeps. */
const GROWTH = '--heap-growing-percent=100';
/** Node 24 else counts memory outside of the heap by itself, up to 64 MiB. */
const WITH_BUFFERS = '--external-memory-accounted-in-global-limit';
const KNOWS_BUFFERS = /^v24\./;

/**
 * Lets V8 collect less often. It counts each read of a socket as growth of the
 * heap, and marked all of it after 30 MB of an upload, although no byte
 * stays: a third of the upload's CPU.
 */
export function allowHeapGrowth(): void {
  setFlagsFromString(GROWTH);
  if (KNOWS_BUFFERS.test(process.version)) setFlagsFromString(WITH_BUFFERS);
}
