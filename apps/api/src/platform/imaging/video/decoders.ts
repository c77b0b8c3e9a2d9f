/**
 * Codecs of phones, cameras, camcorders, browsers, messengers. Names differ
 * between versions; ffmpeg ignores unknown ones. ffprobe refuses a file with
 * any forbidden stream, so subtitles are included.
 */
const VIDEO = [
  'h264',
  'hevc',
  'mpeg4',
  'h263',
  'h263p',
  'mjpeg',
  'mpeg1video',
  'mpeg2video',
  'mpegvideo',
  'vp8',
  'libvpx',
  'vp9',
  'libvpx-vp9',
  'av1',
  'libdav1d',
  'libaom-av1',
  // AVI cameras, DV camcorders, ProRes phones.
  'msmpeg4',
  'msmpeg4v1',
  'msmpeg4v2',
  'dvvideo',
  'prores',
];

const AUDIO = [
  'aac',
  'aac_fixed',
  'aac_latm',
  'mp1',
  'mp1float',
  'mp2',
  'mp2float',
  'mp3',
  'mp3float',
  'alac',
  'flac',
  'opus',
  'libopus',
  'vorbis',
  'libvorbis',
  'ac3',
  'ac3_fixed',
  'eac3',
  'amrnb',
  'libopencore_amrnb',
  'amrwb',
  'libopencore_amrwb',
  'qcelp',
  'evrc',
  'adpcm_ima_wav',
  'adpcm_ima_qt',
  'adpcm_ms',
  'pcm_alaw',
  'pcm_mulaw',
  'pcm_s8',
  'pcm_u8',
  'pcm_s16be',
  'pcm_s16le',
  'pcm_s24be',
  'pcm_s24le',
  'pcm_s32be',
  'pcm_s32le',
  'pcm_f32be',
  'pcm_f32le',
  'pcm_bluray',
  'pcm_dvd',
  'dvaudio',
];

/** Streams of camcorders (AVCHD stores the date so), drones and editors. */
const SUBTITLES = [
  'mov_text',
  'pgssub',
  'dvdsub',
  'subrip',
  'srt',
  'ass',
  'ssa',
  'webvtt',
  'text',
  'cc_dec',
];

export const VIDEO_DECODERS = [...VIDEO, ...AUDIO, ...SUBTITLES].join(',');
export const BMP_DECODER = 'bmp';
