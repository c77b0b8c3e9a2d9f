interface OldVideo extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void;
}

/**
 * Toggles full screen for the frame with its controls; an iPhone only supports
 * its own player.
 */
export async function toggleFullScreen(
  frame: HTMLElement,
  video: OldVideo,
): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen();
  else if (frame.requestFullscreen) await frame.requestFullscreen();
  else video.webkitEnterFullscreen?.();
}
