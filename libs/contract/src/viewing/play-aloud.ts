/** The parts of an `HTMLVideoElement` that this needs. */
interface Playable {
  muted: boolean;
  /** Old browsers return no promise. */
  play(): Promise<void> | undefined;
}

/**
 * Plays a video; without its sound where the browser permits that only after a touch.
 * @throws the browser's reason when it refuses the silent video, too
 */
export async function playAloud(video: Playable): Promise<void> {
  try {
    await video.play();
  } catch {
    video.muted = true;
    await video.play();
  }
}
