let playing: HTMLVideoElement | undefined;

export function isVideoPlaying(): boolean {
  return playing !== undefined && !playing.paused;
}

export function pausePlaying(): void {
  playing?.pause();
}

/** Plays one video at a time. */
export function playAlone(video: HTMLVideoElement): void {
  if (playing && playing !== video) playing.pause();
  playing = video;
}
