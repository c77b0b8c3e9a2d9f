let isSettable: boolean | undefined;

/** Some phones leave the volume to their keys and ignore the page's value. */
export function canSetVolume(): boolean {
  if (isSettable === undefined) {
    const probe = document.createElement('video');
    probe.volume = 0.5;
    isSettable = probe.volume === 0.5;
  }
  return isSettable;
}
