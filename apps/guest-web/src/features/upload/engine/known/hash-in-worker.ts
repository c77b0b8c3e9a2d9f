import HashWorker from './hash.worker?worker';

/** The speed of a slow phone; a failed worker never answers. */
const SLOWEST_BYTES_PER_MS = 10_000;
const LEAST_MS = 20_000;

let worker: Worker | undefined;

/** One file at a time. Undefined when the phone cannot read or hash it. */
export function hashInWorker(file: Blob): Promise<string | undefined> {
  const target = (worker ??= new HashWorker());
  return new Promise((resolve) => {
    const finish = (hash?: string) => {
      clearTimeout(timer);
      target.onmessage = null;
      target.onerror = null;
      resolve(hash);
    };
    const giveUp = () => {
      target.terminate();
      worker = undefined;
      finish();
    };
    const timer = setTimeout(
      giveUp,
      LEAST_MS + file.size / SLOWEST_BYTES_PER_MS,
    );
    target.onmessage = ({ data }: MessageEvent<string | undefined>) =>
      finish(data);
    target.onerror = giveUp;
    target.postMessage(file);
  });
}
