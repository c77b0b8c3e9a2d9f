interface OldVideo extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void;
}

/** An iPhone supports only its own player's full screen. */
export async function toggleFullScreen(
  frame: HTMLElement,
  video: OldVideo,
): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen();
  else if (frame.requestFullscreen) await frame.requestFullscreen();
  else video.webkitEnterFullscreen?.();
}
