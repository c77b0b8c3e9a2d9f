import type { VideoFacts } from '../../../apps/api/src/platform/imaging/video/video-facts.js';

const UPRIGHT = { width: 240, height: 320 };
const LYING = { width: 320, height: 240 };

/** The facts that a probe finds in each sample. */
export const FACTS: Record<string, Partial<VideoFacts>> = {
  'android.mp4': { ...LYING, playback: 'remux' },
  'iphone.mov': { ...LYING, playback: 'remux' },
  'upright.mp4': { ...UPRIGHT, playback: 'remux' },
  'upright.mov': { ...UPRIGHT, playback: 'remux' },
  'upright-hevc.mov': { ...UPRIGHT, playback: 'transcode' },
  'hevc.mov': { ...LYING, playback: 'transcode' },
  'hevc-1440p.mov': { width: 2560, height: 1440, playback: 'transcode' },
  'hevc-10-bit.mp4': { ...LYING, playback: 'transcode', hdr: undefined },
  'hdr10.mov': { ...LYING, playback: 'transcode', hdr: 'smpte2084' },
  'hlg.mov': { ...LYING, playback: 'transcode', hdr: 'arib-std-b67' },
  'prores.mov': { ...LYING, playback: 'transcode' },
  'camera.avi': { ...LYING, playback: 'transcode' },
  // Its pixels are 12:11.
  'old-phone.3gp': { width: 192, height: 144, playback: 'transcode' },
  'old-phone.3g2': { width: 176, height: 144, playback: 'transcode' },
  'tablet.m4v': { ...LYING, playback: 'remux' },
  'camcorder.mpg': { ...LYING, playback: 'transcode' },
  'camcorder.vob': { ...LYING, playback: 'transcode' },
  'bare.m2v': { ...LYING, playback: 'transcode', audioStream: undefined },
  'camcorder.mts': { ...LYING, playback: 'transcode' },
  'screen-recorder.mp4': { ...LYING, playback: 'remux' },
  'edited.mp4': { ...LYING, playback: 'remux' },
  'recorder.mkv': { ...LYING, playback: 'remux' },
  'vp8.webm': { ...LYING, playback: 'transcode' },
  'vp9.webm': { ...LYING, playback: 'transcode' },
  'browser-recording.webm': { ...LYING, playback: 'transcode' },
  'pcm-sound.mov': { ...LYING, playback: 'remux-video' },
  'camera-of-2003.avi': { ...LYING, playback: 'transcode' },
  'camera-of-2001.avi': { ...LYING, playback: 'transcode' },
  // Its pixels are 16:15.
  'tape.avi': { width: 768, height: 576, playback: 'transcode' },
  'drone.mp4': { ...LYING, playback: 'remux' },
  'short.mp4': { ...LYING, playback: 'remux' },
  'silent-60-frames.mp4': {
    ...LYING,
    playback: 'remux',
    audioStream: undefined,
  },
  'hevc-240-frames.mov': { ...LYING, playback: 'transcode' },
};
/** Two seconds for all others. */
const SECONDS: Record<string, number> = {
  'short.mp4': 0.4,
  'hevc-240-frames.mov': 1.5,
  'hevc-1440p.mov': 1,
};

/** How long a sample lasts. */
export const secondsOf = (name: string): number => SECONDS[name] ?? 2;

const TOLERANCE = 12;
/** Tone mapping also changes colours a little. */
const HDR_TOLERANCE = 40;

/** How far the colours of a coded sample may be from its pattern's. */
export const toleranceOf = ({ hdr }: Pick<VideoFacts, 'hdr'>): number =>
  hdr ? HDR_TOLERANCE : TOLERANCE;
