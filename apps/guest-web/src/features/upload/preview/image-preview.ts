import PreviewWorker from './preview.worker?worker';
import { EDGE_PX } from './preview-size';
import type { PreviewAnswer, PreviewRequest } from './preview-messages';

let worker: Worker | undefined;

/** A small picture of a photo; undefined where this browser can't make one off its main thread. */
export async function imagePreview(file: File, id: string): Promise<Blob | undefined> {
  if (typeof OffscreenCanvas === 'undefined' || typeof createImageBitmap === 'undefined') return undefined;
  worker ??= new PreviewWorker();
  const { preview } = await ask(worker, { id, file, edgePx: EDGE_PX });
  return preview;
}

function ask(target: Worker, request: PreviewRequest): Promise<PreviewAnswer> {
  return new Promise((resolve) => {
    const finish = (answer: PreviewAnswer) => {
      target.removeEventListener('message', onMessage);
      target.removeEventListener('error', onError);
      resolve(answer);
    };
    const onMessage = ({ data }: MessageEvent<PreviewAnswer>) => data.id === request.id && finish(data);
    const onError = () => finish({ id: request.id });
    target.addEventListener('message', onMessage);
    target.addEventListener('error', onError);
    target.postMessage(request);
  });
}
