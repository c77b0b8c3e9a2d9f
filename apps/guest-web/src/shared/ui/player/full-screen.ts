interface OldVideo extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void;
}

/** An iPhone only supports its own player. */
export async function toggleFullScreen(
  frame: HTMLElement,
  video: OldVideo,
): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen();
  else if (frame.requestFullscreen) await frame.requestFullscreen();
  else video.webkitEnterFullscreen?.();
}
