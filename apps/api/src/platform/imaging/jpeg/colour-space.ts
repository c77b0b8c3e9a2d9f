import type { Bitmap } from '../picture/bitmap.js';

export type ColourSpace = 'srgb' | 'display-p3';

/** Colours of red, green and blue in XYZ, for the white of profiles (D50). */
const COLORANTS: Record<ColourSpace, number[]> = {
  srgb: [0.436, 0.2225, 0.0139, 0.3851, 0.7169, 0.0971, 0.1431, 0.0606, 0.7141],
  'display-p3': [
    0.5151, 0.2412, -0.0011, 0.292, 0.6922, 0.0419, 0.1571, 0.0666, 0.7841,
  ],
};
const COLORANT_TAGS = ['rXYZ', 'gXYZ', 'bXYZ'];
const CURVE_TAGS = ['rTRC', 'gTRC', 'bTRC'];
/** A profile with tables describes colours beyond its colorants. */
const TABLE_TAGS = ['A2B0', 'A2B1', 'A2B2', 'D2B0'];
const TOLERANCE = 0.003;
/** Half a step of eight bits, where the curve is steepest. */
const CURVE_TOLERANCE = 0.005;
const TRIED_VALUES = [0.02, 0.1, 0.25, 0.5, 0.75, 0.9, 1];

const HEADER_BYTES = 128;
const TAG_BYTES = 12;
const MAX_TAGS = 100;
const FIXED_POINT = 65_536;

/**
 * Recognizes the two colour spaces of phones by the values of an ICC profile.
 * @returns undefined for any other profile
 */
export function colourSpaceOf(icc: Buffer): ColourSpace | undefined {
  try {
    return spaceIn(icc);
  } catch {
    // A read beyond its end.
    return undefined;
  }
}

function spaceIn(icc: Buffer): ColourSpace | undefined {
  if (icc.toString('latin1', 16, 24) !== 'RGB XYZ ') return undefined;
  const tags = tagsIn(icc);
  if (TABLE_TAGS.some((name) => tags.has(name))) return undefined;
  const colorants = COLORANT_TAGS.flatMap((name) => xyzOf(icc, tags.get(name)));
  const isUsual = CURVE_TAGS.every((name) => hasCurve(icc, tags.get(name)));
  if (!isUsual || colorants.length !== 9) return undefined;
  const spaces = Object.keys(COLORANTS) as ColourSpace[];
  return spaces.find((space) =>
    COLORANTS[space].every(
      (value, index) => Math.abs(value - colorants[index]!) < TOLERANCE,
    ),
  );
}

/** Places of the tags in the profile. */
function tagsIn(icc: Buffer): Map<string, number> {
  const count = Math.min(icc.readUInt32BE(HEADER_BYTES), MAX_TAGS);
  const tags = new Map<string, number>();
  for (let index = 0; index < count; index++) {
    const at = HEADER_BYTES + 4 + index * TAG_BYTES;
    tags.set(icc.toString('latin1', at, at + 4), icc.readUInt32BE(at + 4));
  }
  return tags;
}

function xyzOf(icc: Buffer, at: number | undefined): number[] {
  if (at === undefined) return [];
  return [8, 12, 16].map((offset) => fixed(icc, at + offset));
}

function fixed(icc: Buffer, at: number): number {
  return icc.readInt32BE(at) / FIXED_POINT;
}

/** True for the curve that sRGB and Display P3 share. */
function hasCurve(icc: Buffer, at: number | undefined): boolean {
  if (at === undefined) return false;
  const type = icc.toString('latin1', at, at + 4);
  const read = { para: parametric, curv: sampled }[type];
  const curve = read?.(icc, at);
  if (!curve) return false;
  return TRIED_VALUES.every(
    (value) => Math.abs(curve(value) - linear(value)) < CURVE_TOLERANCE,
  );
}

type Curve = (value: number) => number;

/** ICC.1, 10.18: the types of phones. */
function parametric(icc: Buffer, at: number): Curve | undefined {
  const type = icc.readUInt16BE(at + 8);
  if (type !== 3) return undefined;
  const [g, a, b, c, d] = [0, 1, 2, 3, 4].map((index) =>
    fixed(icc, at + 12 + index * 4),
  ) as [number, number, number, number, number];
  return (value) => (value >= d ? (a * value + b) ** g : c * value);
}

/** ICC.1, 10.6: a table of equal steps. */
function sampled(icc: Buffer, at: number): Curve | undefined {
  const count = icc.readUInt32BE(at + 8);
  if (count < 2) return undefined;
  const sample = (index: number) =>
    icc.readUInt16BE(at + 12 + Math.min(index, count - 1) * 2) / 65_535;
  return (value) => {
    const place = value * (count - 1);
    const below = Math.floor(place);
    return (
      sample(below) + (place - below) * (sample(below + 1) - sample(below))
    );
  };
}

function linear(value: number): number {
  return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function coded(value: number): number {
  return value <= 0.003_130_8
    ? value * 12.92
    : 1.055 * value ** (1 / 2.4) - 0.055;
}

/** Linear Display P3 to linear sRGB; the rows are red, green, blue. */
const TO_SRGB = [
  [1.224_94, -0.224_94, 0],
  [-0.042_057, 1.042_057, 0],
  [-0.019_638, -0.078_636, 1.098_274],
] as const;
const LINEAR = Float32Array.from({ length: 256 }, (_, value) =>
  linear(value / 255),
);
const STEPS = 4_096;
const CODED = Uint8Array.from({ length: STEPS + 1 }, (_, step) =>
  Math.round(coded(step / STEPS) * 255),
);

/** Converts the pixels of three channels in place; colours beyond sRGB become its nearest. */
export function toSrgb({ data, channels }: Bitmap, from: ColourSpace): void {
  if (from === 'srgb' || channels !== 3) return;
  const [red, green, blue] = TO_SRGB;
  for (let at = 0; at + 2 < data.length; at += 3) {
    const r = LINEAR[data[at]!]!;
    const g = LINEAR[data[at + 1]!]!;
    const b = LINEAR[data[at + 2]!]!;
    data[at] = eightBits(red[0] * r + red[1] * g);
    data[at + 1] = eightBits(green[0] * r + green[1] * g);
    data[at + 2] = eightBits(blue[0] * r + blue[1] * g + blue[2] * b);
  }
}

function eightBits(light: number): number {
  return CODED[Math.max(0, Math.min(STEPS, Math.round(light * STEPS)))]!;
}
