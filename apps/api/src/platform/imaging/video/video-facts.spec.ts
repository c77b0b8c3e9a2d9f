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

it("does not treat a song's cover as a video", () => {
  const cover = { ...video, disposition: { attached_pic: 1 } };
  expect(() => videoFacts({ streams: [cover], format })).toThrow(
    'no video stream',
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
