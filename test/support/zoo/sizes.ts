import { type Pixels } from './patterns.js';

export interface Size {
  width: number;
  height: number;
}

/** How far pixels may be from the expected ones, of 0 to 255. */
export interface Distance {
  mean: number;
  most: number;
}

const CONSECUTIVE = 32;

/**
 * Returns pairs of 32 consecutive widths and 32 consecutive heights, each of
 * them once, in an order of the seed.
 * @param least the smallest side
 */
export function sampledSizes(least: number, seed: number): Size[] {
  const heights = shuffled(seed);
  return heights.map((height, width) => ({
    width: least + width,
    height: least + height,
  }));
}

/** The numbers below 32. */
function shuffled(seed: number): number[] {
  const numbers = Array.from({ length: CONSECUTIVE }, (_, index) => index);
  let state = seed;
  for (let left = CONSECUTIVE; left > 1; left--) {
    // Numerical Recipes' generator; its upper bits are the good ones.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const chosen = Math.floor((state / 2 ** 32) * left);
    [numbers[left - 1], numbers[chosen]] = [
      numbers[chosen]!,
      numbers[left - 1]!,
    ];
  }
  return numbers;
}

/**
 * Waves of brightness in both directions over a slope of colours: lossy coding
 * changes them little, a row or column at a wrong place changes them much.
 */
export function waves(width: number, height: number): Pixels {
  const data = Buffer.alloc(width * height * 3);
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at += 3) {
      const light = 60 + 60 * (triangle(x, 22) + triangle(y, 26));
      data[at] = light + (30 * x) / width;
      data[at + 1] = light;
      data[at + 2] = light + (30 * y) / height;
    }
  return { data, width, height };
}

/** Goes from 0 to 1 and back over `period` pixels. */
function triangle(place: number, period: number): number {
  const phase = (place % period) / period;
  return phase < 0.5 ? 2 * phase : 2 - 2 * phase;
}

/**
 * Returns how far two pictures are from each other; infinitely far if their
 * sizes differ.
 * @param found with at least three channels
 */
export function distanceOf(
  found: Pixels & { channels?: number },
  expected: Pixels,
): Distance {
  const { channels = 3 } = found;
  const { width, height } = expected;
  const isSameSize =
    found.width === width &&
    found.height === height &&
    found.data.length === width * height * channels;
  if (!isSameSize) return { mean: Infinity, most: Infinity };
  let [sum, most] = [0, 0];
  for (let pixel = 0; pixel < width * height; pixel++)
    for (let colour = 0; colour < 3; colour++) {
      const is = found.data[pixel * channels + colour]!;
      const distance = Math.abs(is - expected.data[pixel * 3 + colour]!);
      sum += distance;
      most = Math.max(most, distance);
    }
  return { mean: sum / (width * height * 3), most };
}

/**
 * Shows `waves` of each size.
 * @returns the sizes whose pixels are not within the bounds
 */
export async function sizesOutside(
  sizes: Size[],
  bounds: Distance,
  show: (pixels: Pixels, size: Size) => Promise<Pixels & { channels?: number }>,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const { width, height } of sizes) {
    const expected = waves(width, height);
    const found = await show(expected, { width, height });
    const { mean, most } = distanceOf(found, expected);
    if (!(mean <= bounds.mean && most <= bounds.most))
      wrong.push(`${width}x${height}: ${mean.toFixed(1)}, at most ${most}`);
  }
  return wrong;
}
