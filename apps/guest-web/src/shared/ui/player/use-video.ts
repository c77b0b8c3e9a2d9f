import { useCallback, useState, type RefObject } from 'react';
import { playAlone } from './playing-video';

export interface VideoState {
  isPlaying: boolean;
  /** Until then the preview is shown. */
  hasStarted: boolean;
  /** True while the video waits for data. */
  isWaiting: boolean;
  isMuted: boolean;
  /** 0 to 1. */
  volume: number;
  /** Seconds. */
  time: number;
  /** Seconds; NaN until known. */
  duration: number;
}

const INITIAL: VideoState = {
  isPlaying: false,
  hasStarted: false,
  isWaiting: false,
  isMuted: false,
  volume: 1,
  time: 0,
  duration: Number.NaN,
};
/** The volume that unmuting sets (specification section 9). */
const UNMUTED_VOLUME = 0.5;

/** Plays one video at a time. */
export function useVideo(ref: RefObject<HTMLVideoElement | null>) {
  const [state, setState] = useState(INITIAL);
  const update = useCallback(
    (change: Partial<VideoState>) =>
      setState((before) => ({ ...before, ...change })),
    [],
  );

  const toggle = useCallback(() => {
    const video = ref.current;
    if (!video) return;
    if (!video.paused) return video.pause();
    // Not at the preview frame.
    if (video.played.length === 0 || video.ended) video.currentTime = 0;
    // Events report a refusal.
    void video.play().catch(() => undefined);
  }, [ref]);

  const seek = useCallback(
    (seconds: number) => {
      if (ref.current) ref.current.currentTime = seconds;
      update({ time: seconds });
    },
    [ref, update],
  );

  const changeVolume = useCallback(
    (volume: number) => {
      if (ref.current)
        Object.assign(ref.current, { volume, muted: volume === 0 });
    },
    [ref],
  );

  const toggleMuted = useCallback(() => {
    const video = ref.current;
    if (!video) return;
    if (video.muted || video.volume === 0) changeVolume(UNMUTED_VOLUME);
    else video.muted = true;
  }, [ref, changeVolume]);

  return {
    state,
    toggle,
    seek,
    changeVolume,
    toggleMuted,
    events: useEvents(update),
  };
}

export type VideoControls = Omit<ReturnType<typeof useVideo>, 'events'>;

function useEvents(update: (change: Partial<VideoState>) => void) {
  const [events] = useState(() => ({
    onPlay: ({ currentTarget }: { currentTarget: HTMLVideoElement }) => {
      playAlone(currentTarget);
      update({ isPlaying: true, hasStarted: true });
    },
    onPause: () => update({ isPlaying: false, isWaiting: false }),
    onWaiting: () => update({ isWaiting: true }),
    onPlaying: () => update({ isWaiting: false }),
    onTimeUpdate: ({ currentTarget }: { currentTarget: HTMLVideoElement }) =>
      update({ time: currentTarget.currentTime }),
    onDurationChange: ({
      currentTarget,
    }: {
      currentTarget: HTMLVideoElement;
    }) => update({ duration: currentTarget.duration }),
    onVolumeChange: ({ currentTarget }: { currentTarget: HTMLVideoElement }) =>
      update({
        isMuted: currentTarget.muted || currentTarget.volume === 0,
        volume: currentTarget.volume,
      }),
  }));
  return events;
}
