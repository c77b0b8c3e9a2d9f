import { EDGE_PX } from './preview-size';

/** Where the first picture is taken; the very first frame is often black. */
const AT_SECONDS = 0.1;
const PATIENCE_MS = 6_000;

/** A frame of a video; undefined where this browser can't decode it. */
export async function videoPreview(file: File): Promise<Blob | undefined> {
  const url = URL.createObjectURL(file);
  const video = document.createElement('video');
  try {
    await firstFrame(video, url);
    return await draw(video);
  } catch {
    return undefined;
  } finally {
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(url);
  }
}

function firstFrame(video: HTMLVideoElement, url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(reject, PATIENCE_MS);
    video.muted = true;
    video.playsInline = true;
    video.preload = 'auto';
    video.onloadeddata = () => (video.currentTime = AT_SECONDS);
    video.onseeked = () => {
      clearTimeout(timer);
      resolve();
    };
    video.onerror = () => {
      clearTimeout(timer);
      reject(new Error('not decodable'));
    };
    video.src = url;
  });
}

function draw(video: HTMLVideoElement): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = EDGE_PX;
  canvas.height = Math.max(1, Math.round((EDGE_PX * video.videoHeight) / video.videoWidth));
  canvas.getContext('2d')!.drawImage(video, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', 0.8));
}
