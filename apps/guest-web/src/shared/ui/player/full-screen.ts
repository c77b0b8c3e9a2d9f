interface OldVideo extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void;
}

/** Uses the own player of an iPhone, which supports no other full screen. */
export async function toggleFullScreen(
  frame: HTMLElement,
  video: OldVideo,
): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen();
  else if (frame.requestFullscreen) await frame.requestFullscreen();
  else video.webkitEnterFullscreen?.();
}
