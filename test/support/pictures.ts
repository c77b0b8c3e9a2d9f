import sharp from 'sharp';

export interface PictureOptions {
  width?: number;
  height?: number;
  format?: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'tiff';
  /** How the camera was held, as EXIF tells it. */
  orientation?: number;
  colour?: string;
  /** As EXIF writes it: `2026:06:14 21:03:00`. */
  takenAt?: string;
}

/** A real picture that a browser shows. */
export function picture(options: PictureOptions = {}): Promise<Buffer> {
  const { width = 1600, height = 1000, format = 'jpeg', orientation, colour = '#9e4257', takenAt } = options;
  const image = sharp({ create: { width, height, channels: 3, background: colour } });
  return image
    .withMetadata(orientation === undefined ? {} : { orientation })
    .withExifMerge({
      IFD0: { Make: 'A camera' },
      IFD2: takenAt ? { DateTimeOriginal: takenAt } : {},
      IFD3: { GPSLatitude: '41/1 0/1 0/1' },
    })
    .toFormat(format)
    .toBuffer();
}
