import type { VideoFacts } from './video-facts.js';

export interface Size {
  width: number;
  height: number;
}

/**
 * Never enlarges, but for sides that are no multiples of `unit`.
 * @param unit of the sides; by default 2, for H.264's chroma
 */
export function fitInto(size: Size, box: Size, unit = 2): Size {
  const factor = Math.min(1, box.width / size.width, box.height / size.height);
  const whole = (side: number) =>
    Math.max(unit, unit * Math.round((side * factor) / unit));
  return { width: whole(size.width), height: whole(size.height) };
}

/**
 * Scales frames, already upright, and maps HDR to SDR. Without zscale HDR is
 * pale: HLG is made for that, PQ is brightened.
 */
export function toScreen(
  facts: VideoFacts,
  { width, height }: Size,
  hasToneMapping: boolean,
): string[] {
  const scale = `scale=${width}:${height}:flags=bicubic`;
  const square = 'setsar=1';
  if (!facts.hdr) return [scale, square];
  const { hdr } = facts;
  if (!hasToneMapping)
    return [
      scale,
      square,
      ...(hdr === 'smpte2084' ? ['eq=gamma=1.6:saturation=1.5'] : []),
    ];
  return [
    scale,
    square,
    `zscale=tin=${hdr}:pin=bt2020:min=bt2020nc:rin=limited:t=linear:npl=203`,
    'format=gbrpf32le',
    'zscale=p=bt709',
    'tonemap=tonemap=mobius:param=0.6:desat=0:peak=5',
    'zscale=t=bt709:m=bt709:r=limited',
  ];
}
