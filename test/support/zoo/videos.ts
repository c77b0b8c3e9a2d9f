import { readFile, writeFile } from 'node:fs/promises';
import { withoutBox } from './formats/boxes.js';
import { AAC, input, video, X264 } from './encode-video.js';
import { runFfmpeg } from './ffmpeg.js';
import { kept } from './kept.js';
import { quarters } from './patterns.js';

const X265 = ['-c:v', 'libx265', '-preset', 'ultrafast', '-tag:v', 'hvc1'];
const QUIET_X265 = 'log-level=none';
const WHERE_AND_WHEN = [
  '-metadata',
  'location=+41.0082+028.9784/',
  '-metadata',
  'creation_time=2024-06-01T09:34:56Z',
  '-metadata',
  'title=a secret place',
];
/** SDR colours at HDR's white paper, 203 cd/m2. */
const toHdr = (transfer: string) =>
  'scale=out_color_matrix=bt709,format=yuv444p,' +
  `zscale=min=709:pin=709:tin=709:rin=limited:p=2020:t=${transfer}:m=2020_ncl:r=limited:npl=203,format=yuv420p10le`;
function hdr(target: string, transfer: string): Promise<void> {
  const tags = `colorprim=bt2020:transfer=${transfer}:colormatrix=bt2020nc`;
  return video(target, [...X265, '-x265-params', `${QUIET_X265}:${tags}`], {
    filters: toHdr(transfer),
  });
}

export type MakeVideo = (target: string) => Promise<void>;

/** Real files by file name; each shows upright quarters. */
export const VIDEOS: Record<string, MakeVideo> = kept({
  'android.mp4': (target) =>
    video(target, [...X264, ...WHERE_AND_WHEN, '-movflags', '+faststart']),
  'iphone.mov': (target) => video(target, [...X264, ...WHERE_AND_WHEN]),
  'upright.mp4': (target) => turned(target, 90, X264),
  'upright.mov': (target) => turned(target, 270, X264),
  'upright-hevc.mov': (target) =>
    turned(target, 90, [
      ...X265,
      '-pix_fmt',
      'yuv420p',
      '-x265-params',
      QUIET_X265,
    ]),
  'hevc.mov': (target) =>
    video(target, [
      ...X265,
      '-pix_fmt',
      'yuv420p',
      '-x265-params',
      QUIET_X265,
      ...WHERE_AND_WHEN,
    ]),
  'hevc-1440p.mov': (target) =>
    video(
      target,
      [...X265, '-pix_fmt', 'yuv420p', '-x265-params', QUIET_X265],
      {
        width: 2560,
        height: 1440,
        seconds: 1,
        frameRate: 5,
      },
    ),
  'hevc-10-bit.mp4': (target) =>
    video(target, [
      ...X265,
      '-pix_fmt',
      'yuv420p10le',
      '-x265-params',
      QUIET_X265,
    ]),
  'hdr10.mov': (target) => hdr(target, 'smpte2084'),
  'hlg.mov': (target) => hdr(target, 'arib-std-b67'),
  'prores.mov': (target) =>
    video(target, [
      '-c:v',
      'prores_ks',
      '-profile:v',
      '2',
      '-pix_fmt',
      'yuv422p10le',
    ]),
  'camera.avi': (target) =>
    video(target, ['-c:v', 'mpeg4', '-q:v', '3'], {
      sound: ['-c:a', 'libmp3lame'],
    }),
  'old-phone.3gp': (target) =>
    video(target, ['-c:v', 'h263', '-q:v', '2'], {
      width: 176,
      height: 144,
      sound: [
        '-c:a',
        'libopencore_amrnb',
        '-ar',
        '8000',
        '-ac',
        '1',
        '-b:a',
        '12.2k',
      ],
    }),
  'old-phone.3g2': (target) =>
    video(target, ['-c:v', 'mpeg4', '-q:v', '3', '-f', '3g2'], {
      width: 176,
      height: 144,
    }),
  'tablet.m4v': (target) => video(target, [...X264, '-f', 'ipod']),
  'camcorder.mpg': (target) =>
    video(target, ['-c:v', 'mpeg2video', '-q:v', '3'], {
      sound: ['-c:a', 'mp2'],
    }),
  // A hard disk camcorder's `.mod` and a DVD's `.vob` are the same.
  'camcorder.vob': (target) =>
    video(target, ['-c:v', 'mpeg2video', '-q:v', '3', '-f', 'vob'], {
      sound: ['-c:a', 'ac3', '-b:a', '192k'],
    }),
  'bare.m2v': (target) =>
    video(target, ['-c:v', 'mpeg2video', '-q:v', '3', '-an', '-r', '25'], {
      frameRate: 25,
    }),
  'camcorder.mts': avchd,
  'screen-recorder.mp4': withoutDuration,
  // The container's own time is absent; `©day` has it.
  'edited.mp4': (target) =>
    video(target, [...X264, '-metadata', 'date=2026-09-12T17:30:00+0300']),
  'recorder.mkv': (target) => video(target, X264),
  'vp8.webm': (target) =>
    video(target, ['-c:v', 'libvpx', '-b:v', '1M', '-deadline', 'realtime'], {
      sound: ['-c:a', 'libvorbis'],
    }),
  'vp9.webm': (target) =>
    video(
      target,
      [
        '-c:v',
        'libvpx-vp9',
        '-pix_fmt',
        'yuv420p',
        '-b:v',
        '1M',
        '-deadline',
        'realtime',
        '-cpu-used',
        '8',
      ],
      {
        sound: ['-c:a', 'libopus'],
      },
    ),
  // Browsers cannot go back to enter the duration.
  'browser-recording.webm': async (target) =>
    writeFile(
      target,
      await runFfmpeg(
        [
          ...input({ width: 320, height: 240, seconds: 2, frameRate: 10 }),
          '-c:v',
          'libvpx',
          '-deadline',
          'realtime',
          '-f',
          'webm',
          '-live',
          '1',
          'pipe:1',
        ],
        quarters(320, 240).data,
      ),
    ),
  'pcm-sound.mov': (target) =>
    video(target, X264, { sound: ['-c:a', 'pcm_s16le'] }),
  'camera-of-2003.avi': (target) =>
    video(target, ['-c:v', 'mjpeg', '-q:v', '3', '-pix_fmt', 'yuvj420p'], {
      sound: ['-c:a', 'pcm_u8'],
    }),
  'camera-of-2001.avi': (target) =>
    video(target, ['-c:v', 'msmpeg4v2'], { sound: ['-c:a', 'adpcm_ima_wav'] }),
  'tape.avi': (target) =>
    video(
      target,
      ['-c:v', 'dvvideo', '-s', '720x576', '-pix_fmt', 'yuv420p', '-r', '25'],
      {
        frameRate: 25,
        sound: ['-c:a', 'pcm_s16le', '-ar', '48000'],
      },
    ),
  'drone.mp4': withSubtitles,
  'short.mp4': (target) => video(target, X264, { seconds: 0.4 }),
  'silent-60-frames.mp4': (target) =>
    video(target, [...X264, '-an'], { frameRate: 60 }),
  'hevc-240-frames.mov': (target) =>
    video(
      target,
      [...X265, '-pix_fmt', 'yuv420p', '-x265-params', QUIET_X265],
      { frameRate: 240, seconds: 1.5 },
    ),
});

/** A cut transfer: index and first half exist. */
export async function tornVideo(target: string): Promise<void> {
  await VIDEOS['android.mp4']!(target);
  const whole = await readFile(target);
  await writeFile(target, whole.subarray(0, Math.floor(whole.length * 0.6)));
}

/** A camera writes the place into each frame, beside a track with the time code. */
export const placesEverywhere: MakeVideo = (target) =>
  video(target, [
    ...X264,
    '-bsf:v',
    'h264_metadata=sei_user_data=086f3693-b7b3-4f2c-9653-21492feee5b8+41.0082',
    '-timecode',
    '12:34:56:00',
  ]);

export const BROKEN_VIDEOS: Record<string, MakeVideo> = {
  'only-sound.mp4': async (target) => {
    await runFfmpeg(['-f', 'lavfi', '-i', 'sine', '-t', '2', ...AAC, target]);
  },
  'zero-frames.mp4': async (target) => {
    await runFfmpeg(
      [
        ...input({ width: 320, height: 240, seconds: 2, frameRate: 10 }),
        ...X264,
        '-frames:v',
        '0',
        target,
      ],
      quarters(320, 240).data,
    );
  },
  'without-moov.mp4': async (target) => {
    await VIDEOS['android.mp4']!(target);
    await writeFile(target, withoutBox(await readFile(target), 'moov'));
  },
  'without-frames.mp4': async (target) => {
    await VIDEOS['android.mp4']!(target);
    const whole = await readFile(target);
    await writeFile(target, whole.subarray(0, whole.indexOf('mdat') + 4));
  },
  'text.mp4': (target) => writeFile(target, 'This is no video. '.repeat(500)),
  // Programs that take playlists would open another file.
  'playlist.mp4': (target) =>
    writeFile(
      target,
      '#EXTM3U\n#EXT-X-TARGETDURATION:10\n#EXTINF:10,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n',
    ),
};

const foreign =
  (codec: string): MakeVideo =>
  (target) =>
    video(target, ['-c:v', codec, '-strict', '-2'], { sound: [] });

/** Codecs that only an old ffmpeg decodes, not phones or cameras. */
export const FOREIGN_VIDEOS: Record<string, MakeVideo> = kept(
  Object.fromEntries(
    [
      'snow',
      'zmbv',
      'flashsv',
      'cinepak',
      'svq1',
      'asv1',
      'vc2',
      'jpeg2000',
      'msvideo1',
      'targa',
      'ffv1',
      'huffyuv',
      'wmv2',
    ].map((codec) => [`${codec}.avi`, foreign(codec)]),
  ),
);

/** Lying frames; the container says the turn. */
async function turned(
  target: string,
  degrees: 90 | 270,
  codec: string[],
): Promise<void> {
  const lying = `${target}.lying.mov`;
  const filters = `transpose=${degrees === 90 ? 'clock' : 'cclock'},scale=out_color_matrix=bt601`;
  await video(lying, codec, { width: 240, height: 320, filters });
  await runFfmpeg([
    '-i',
    lying,
    '-c',
    'copy',
    '-metadata:s:v',
    `rotate=${degrees}`,
    target,
  ]);
}

/** A drone's position is in subtitles. */
async function withSubtitles(target: string): Promise<void> {
  const plain = `${target}.plain.mp4`;
  const words = `${target}.srt`;
  await video(plain, X264);
  await writeFile(words, '1\n00:00:00,000 --> 00:00:02,000\nF/2.8, SS 320\n');
  await runFfmpeg([
    '-i',
    plain,
    '-i',
    words,
    '-map',
    '0',
    '-map',
    '1',
    '-c',
    'copy',
    '-c:s',
    'mov_text',
    target,
  ]);
}

/** Writes fragments, with a duration of all ones: unknown. */
async function withoutDuration(target: string): Promise<void> {
  const fragments = ['-movflags', 'frag_keyframe+empty_moov', '-g', '5'];
  await video(target, [
    ...X264,
    ...fragments,
    '-video_track_timescale',
    '30000',
  ]);
  const file = await readFile(target);
  const DURATION_AT = 'mdhd'.length + 16;
  file.writeUInt32BE(0xffff_ffff, file.indexOf('mdhd') + DURATION_AT);
  await writeFile(target, file);
}

/** AVCHD: packets of 192 bytes, without those that describe a television service. */
async function avchd(target: string): Promise<void> {
  const [PACKET_BYTES, SERVICES] = [192, 0x11];
  await video(target, [...X264, '-f', 'mpegts', '-mpegts_m2ts_mode', '1'], {
    sound: ['-c:a', 'ac3', '-b:a', '192k'],
  });
  const file = await readFile(target);
  const packets = Array.from({ length: file.length / PACKET_BYTES }, (_, at) =>
    file.subarray(at * PACKET_BYTES, (at + 1) * PACKET_BYTES),
  );
  const kindOf = (packet: Buffer) => packet.readUInt16BE(5) & 0x1fff;
  const needed = packets.filter((packet) => kindOf(packet) !== SERVICES);
  await writeFile(target, Buffer.concat(needed));
}
