import sharp, { type Sharp } from 'sharp';

/** Interleaved RGB, 8 bit. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

type Colour = readonly [red: number, green: number, blue: number];
export type Corner = 'topLeft' | 'topRight' | 'bottomLeft' | 'bottomRight';

/** No colour is at its space's edge. */
const CORNERS: Record<Corner, Colour> = {
  topLeft: [200, 40, 40],
  topRight: [40, 160, 70],
  bottomLeft: [40, 70, 190],
  bottomRight: [220, 200, 60],
};

/** Four colours that show a turn, a mirror or a wrong colour. */
export function quarters(width: number, height: number): Pixels {
  const data = Buffer.alloc(width * height * 3);
  const [top, bottom] = [
    row(CORNERS.topLeft, CORNERS.topRight),
    row(CORNERS.bottomLeft, CORNERS.bottomRight),
  ];
  for (let y = 0; y < height; y++)
    (y < height / 2 ? top : bottom).copy(data, y * width * 3);
  return { data, width, height };

  function row(left: Colour, right: Colour): Buffer {
    return Buffer.concat(
      Array.from({ length: width }, (_, x) =>
        Buffer.from(x < width / 2 ? left : right),
      ),
    );
  }
}

/**
 * Makes a picture as costly as a photograph: soft shapes under sensor noise.
 */
export async function photographLike(
  width: number,
  height: number,
): Promise<Pixels> {
  const noise = (sigma: number, size: { width: number; height: number }) =>
    sharp({
      create: {
        ...size,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma },
      },
    });
  const shapes = await noise(60, {
    width: Math.ceil(width / 64),
    height: Math.ceil(height / 64),
  })
    .png()
    .toBuffer();
  const grain = await noise(5, { width, height })
    .removeAlpha()
    .raw()
    .toBuffer();
  const data = await sharp(shapes)
    .resize(width, height, { fit: 'fill' })
    .removeAlpha()
    .composite([
      {
        input: grain,
        raw: { width, height, channels: 3 },
        blend: 'soft-light',
      },
    ])
    .removeAlpha()
    .raw()
    .toBuffer();
  return { data, width, height };
}

export function fromPixels({ data, width, height }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** Middle colours of the decoded quarters. */
export async function cornersOf(
  file: Buffer,
): Promise<Record<Corner, number[]>> {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const start =
      (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) *
      info.channels;
    return [...data.subarray(start, start + 3)];
  };
  return {
    topLeft: at(0.25, 0.25),
    topRight: at(0.75, 0.25),
    bottomLeft: at(0.25, 0.75),
    bottomRight: at(0.75, 0.75),
  };
}

/** The worst channel's distance from an upright sample, 0 to 255. */
export async function colourErrorOf(file: Buffer): Promise<number> {
  const found = await cornersOf(file);
  const errors = Object.entries(CORNERS).flatMap(([corner, colour]) =>
    colour.map((value, channel) =>
      Math.abs(value - (found[corner as Corner][channel] ?? Infinity)),
    ),
  );
  return Math.max(...errors);
}

/** Turns a picture by three quarters. */
export async function turned(pixels: Pixels): Promise<Pixels> {
  const { data, info } = await fromPixels(pixels)
    .rotate(270)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
