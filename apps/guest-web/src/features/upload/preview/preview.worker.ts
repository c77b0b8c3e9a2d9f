import type { PreviewAnswer, PreviewRequest } from './preview-messages';

self.onmessage = async ({ data }: MessageEvent<PreviewRequest>) => {
  const answer: PreviewAnswer = { id: data.id };
  try {
    answer.preview = await shrink(data.file, data.edgePx);
  } catch {
    // The page tries it on the main thread.
  }
  self.postMessage(answer);
};

async function shrink(file: Blob, edgePx: number): Promise<Blob> {
  const bitmap = await createImageBitmap(file, {
    resizeWidth: edgePx,
    resizeQuality: 'medium',
  });
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('2d')!.drawImage(bitmap, 0, 0);
  bitmap.close();
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 });
}
