import { playbackOf } from './playback.js';

const MP4 = 'mov,mp4,m4a,3gp,3g2,mj2';
const stream = (codec_name: string, pix_fmt = 'yuv420p') => ({
  index: 0,
  codec_name,
  pix_fmt,
});
const h264 = stream('h264');

it.each([
  [
    'an Android phone',
    { container: MP4, video: h264, audio: stream('aac') },
    'remux',
  ],
  [
    'an iPhone set to compatible',
    { container: MP4, video: h264, audio: stream('aac') },
    'remux',
  ],
  [
    'an iPhone',
    {
      container: MP4,

      video: stream('hevc'),
      audio: stream('aac'),
    },
    'transcode',
  ],
  [
    'a phone of 2010',
    { container: MP4, video: h264, audio: stream('amr_nb') },
    'remux-video',
  ],
  [
    'a camera of ten bits',
    { container: MP4, video: stream('h264', 'yuv420p10le') },
    'transcode',
  ],
  [
    'a camera of 4:2:2',
    { container: MP4, video: stream('h264', 'yuv422p') },
    'transcode',
  ],
  [
    'a browser',
    { container: 'matroska,webm', video: stream('vp9'), audio: stream('opus') },
    'transcode',
  ],
  [
    'a browser of ten bits',
    { container: 'matroska,webm', video: stream('vp9', 'yuv420p10le') },
    'transcode',
  ],
  [
    'a screen recorder',
    { container: 'matroska,webm', video: h264, audio: stream('aac') },
    'remux',
  ],
  [
    'an old camera',
    { container: 'avi', video: h264, audio: stream('pcm_u8') },
    'transcode',
  ],
])('converts the recording of %s', (_, contents, expected) => {
  expect(playbackOf({ ...contents, isHdr: false })).toBe(expected);
});

it('transcodes HDR even with eight bits', () => {
  expect(playbackOf({ container: MP4, video: h264, isHdr: true })).toBe(
    'transcode',
  );
});
