import { mostTargetBytes } from './video.js';
import { videoFacts } from './video-facts.js';

const format = { format_name: 'mov,mp4', duration: 3 };
const video = {
  index: 0,
  codec_type: 'video',
  codec_name: 'h264',
  pix_fmt: 'yuv420p',
  width: 1920,
  height: 1080,
};

it('refuses frames above the memory limit', () => {
  const huge = { ...video, width: 16_384, height: 16_384 };
  expect(() => videoFacts({ streams: [huge], format })).toThrow(
    'too large: 16384x16384',
  );
});

describe('a file without a video', () => {
  const sound = { index: 1, codec_type: 'audio', codec_name: 'aac' };
  const cover = { ...video, disposition: { attached_pic: 1 } };

  it.each([
    ['sound', [sound]],
    ['a song with its cover', [cover, sound]],
  ])('of %s is a recording of sound', (_, streams) => {
    const facts = { durationSeconds: 3, camera: '' };
    expect(() => videoFacts({ streams, format })).toThrow(
      expect.objectContaining({ reason: 'a recording of sound', facts }),
    );
  });

  it.each([
    ['a cover alone', [cover]],
    ['sound beside an unknown stream', [sound, { index: 2 }]],
    ['no stream', []],
  ])('of %s has no video stream', (_, streams) =>
    expect(() => videoFacts({ streams, format })).toThrow('no video stream'),
  );
});

it.each([
  [-90, 1080, 1920],
  [90, 1080, 1920],
  [270, 1080, 1920],
  [180, 1920, 1080],
  [0, 1920, 1080],
])('rotated by %i degrees has the size %i x %i', (rotation, width, height) => {
  const turned = { ...video, side_data_list: [{ rotation }] };
  expect(videoFacts({ streams: [turned], format })).toMatchObject({
    width,
    height,
  });
});

it("prefers Apple's time with its offset, and skips invalid times", () => {
  const at = (tags: Record<string, string>) =>
    videoFacts({ streams: [video], format: { ...format, tags } }).recordedTime;
  const apple = {
    'com.apple.quicktime.creationdate': '2024-06-01T12:34:56+0300',
  };
  expect(at({ ...apple, creation_time: '2024-06-02T00:00:00.000000Z' })).toBe(
    '2024-06-01T12:34:56+03:00',
  );
  expect(at({ creation_time: 'yesterday' })).toBeUndefined();
});

it.each([
  [
    'all ones',
    { duration: 143_165.6, size: 2e9 },
    { duration_ts: 2 ** 32 - 1 },
  ],
  ['31 ones', { duration: 71_582.8, size: 2e9 }, { duration_ts: 2 ** 31 - 1 }],
  ['more than its bytes carry', { duration: 86_400, size: 9e6 }, {}],
  ['a guess', { duration: 0.003, size: 9e6, format_name: 'mpegvideo' }, {}],
])('takes a duration of %s for unknown', (_, container, stream) => {
  const probed = {
    streams: [{ ...video, ...stream }],
    format: { ...format, ...container },
  };
  expect(videoFacts(probed).durationSeconds).toBe(0);
});

it('takes the duration of a still picture with sound as it is', () => {
  const hour = { ...format, duration: 3_600, size: 3_600 * 6_000 };
  const probed = { streams: [{ ...video, duration_ts: 3_600_000 }] };
  expect(videoFacts({ ...probed, format: hour }).durationSeconds).toBe(3_600);
});

it('bounds a transcoded file by the bytes, where the duration is false', () => {
  const ofCamera = { durationSeconds: 60 };
  expect(mostTargetBytes(ofCamera, 100e6)).toBe(64e6 + 100e6 + 120e6);
  const endless = { durationSeconds: 143_165 };
  expect(mostTargetBytes(endless, 1e6)).toBe(64e6 + 20e6);
});
