import { drawSmall, EDGE_PX } from './draw-small';
import type { PreviewAnswer, PreviewRequest } from './preview-messages';
import PreviewWorker from './preview.worker?worker';

/** A failed worker may never answer. */
const TIMEOUT_MS = 10_000;

let worker: Worker | undefined;

/** Undefined when this browser can't decode it. */
export async function imagePreview(
  file: File,
  id: string,
): Promise<Blob | undefined> {
  const hasWorkerSupport =
    typeof OffscreenCanvas !== 'undefined' &&
    typeof createImageBitmap !== 'undefined';
  return (
    (hasWorkerSupport
      ? await shrinkInWorker({ id, file, edgePx: EDGE_PX })
      : undefined) ?? shrinkOnPage(file)
  );
}

/** Replaces a failed worker at the next photo. */
function shrinkInWorker(request: PreviewRequest): Promise<Blob | undefined> {
  const target = (worker ??= new PreviewWorker());
  return new Promise((resolve) => {
    const finish = (preview?: Blob) => {
      clearTimeout(timer);
      target.removeEventListener('message', onMessage);
      target.removeEventListener('error', giveUp);
      resolve(preview);
    };
    const giveUp = () => {
      target.terminate();
      worker = undefined;
      finish();
    };
    const onMessage = ({ data }: MessageEvent<PreviewAnswer>) =>
      data.id === request.id && finish(data.preview);
    const timer = setTimeout(giveUp, TIMEOUT_MS);
    target.addEventListener('message', onMessage);
    target.addEventListener('error', giveUp);
    target.postMessage(request);
  });
}

/** One photo at a time: all at once would exhaust an older phone's memory. */
async function shrinkOnPage(file: File): Promise<Blob | undefined> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return await drawSmall(image, {
      width: image.naturalWidth,
      height: image.naturalHeight,
    });
  } catch {
    return undefined;
  } finally {
    URL.revokeObjectURL(url);
  }
}
