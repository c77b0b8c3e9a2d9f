import { drawSmall } from './draw-small';

/** The very first frame is often black. */
const AT_SECONDS = 0.1;
const TIMEOUT_MS = 6_000;

/** Undefined when this browser can't decode it. */
export async function videoPreview(file: File): Promise<Blob | undefined> {
  const url = URL.createObjectURL(file);
  const video = document.createElement('video');
  try {
    await firstFrame(video, url);
    return await drawSmall(video, {
      width: video.videoWidth,
      height: video.videoHeight,
    });
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
    const timer = setTimeout(reject, TIMEOUT_MS);
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
