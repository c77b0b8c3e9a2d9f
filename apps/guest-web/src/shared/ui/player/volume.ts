let isSettable: boolean | undefined;

/** Phones of some makers leave the volume to their own keys: what a page sets there is forgotten at once. */
export function canSetVolume(): boolean {
  if (isSettable === undefined) {
    const probe = document.createElement('video');
    probe.volume = 0.5;
    isSettable = probe.volume === 0.5;
  }
  return isSettable;
}
