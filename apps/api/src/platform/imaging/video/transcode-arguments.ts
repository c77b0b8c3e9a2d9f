import type { VideoFacts } from './video-facts.js';
import { fitInto, toScreen } from './video-filters.js';

const MAX_FRAME_RATE = 30;
/** Tolerates 30000/1001 and inexact clocks. */
const TOLERATED_FRAME_RATE = 30.5;
const LONG_SIDE = 1920;
const SHORT_SIDE = 1080;
/** Drops SEI messages, in which cameras may write places. */
const COPIED_VIDEO = ['-c:v', 'copy', '-bsf:v', 'filter_units=remove_types=6'];

export function transcodeArguments(
  facts: VideoFacts,
  hasToneMapping: boolean,
): string[] {
  const { videoStream, audioStream, playback } = facts;
  return [
    '-map',
    `0:${videoStream}`,
    ...(audioStream === undefined ? [] : ['-map', `0:${audioStream}`]),
    ...(playback.startsWith('remux')
      ? COPIED_VIDEO
      : videoArguments(facts, hasToneMapping)),
    ...(playback === 'remux'
      ? ['-c:a', 'copy']
      : ['-c:a', 'aac', '-b:a', '128k', '-ac', '2', '-ar', '48000']),
    // Only the original keeps the place of recording and the phone.
    '-map_metadata',
    '-1',
    '-map_chapters',
    '-1',
    '-write_tmcd',
    '0',
    '-movflags',
    '+faststart',
    '-f',
    'mp4',
  ];
}

function videoArguments(facts: VideoFacts, hasToneMapping: boolean): string[] {
  const isUpright = facts.height > facts.width;
  const box = {
    width: isUpright ? SHORT_SIDE : LONG_SIDE,
    height: isUpright ? LONG_SIDE : SHORT_SIDE,
  };
  const rate =
    facts.frameRate > TOLERATED_FRAME_RATE ? [`fps=${MAX_FRAME_RATE}`] : [];
  // Drops frames before filtering them.
  const filters = [
    ...rate,
    ...toScreen(facts, fitInto(facts, box), hasToneMapping),
    'format=yuv420p',
  ];
  return [
    '-vf',
    filters.join(','),
    '-c:v',
    'libx264',
    '-preset',
    'veryfast',
    '-crf',
    '23',
    '-profile:v',
    'high',
    '-threads',
    '2',
    // Limits the target's size by its duration.
    '-maxrate',
    '8M',
    '-bufsize',
    '16M',
    ...(facts.hdr
      ? [
          '-colorspace',
          'bt709',
          '-color_primaries',
          'bt709',
          '-color_trc',
          'bt709',
        ]
      : []),
  ];
}
