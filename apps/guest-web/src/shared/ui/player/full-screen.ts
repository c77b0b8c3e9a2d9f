interface OldVideo extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void;
}

/** Fills the screen with the frame and its controls, or leaves; an iPhone only knows its own player for that. */
export async function toggleFullScreen(
  frame: HTMLElement,
  video: OldVideo,
): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen();
  else if (frame.requestFullscreen) await frame.requestFullscreen();
  else video.webkitEnterFullscreen?.();
}
