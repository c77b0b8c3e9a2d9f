import { contentHashOf } from './content-hash';

self.onmessage = async ({ data }: MessageEvent<Blob>) => {
  self.postMessage(await contentHashOf(data).catch(() => undefined));
};
