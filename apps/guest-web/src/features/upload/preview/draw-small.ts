/** Pixels: the widest tile at a phone's density. */
export const EDGE_PX = 480;

interface Measures {
  width: number;
  height: number;
}

export function drawSmall(
  picture: CanvasImageSource,
  { width, height }: Measures,
): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = EDGE_PX;
  canvas.height = Math.max(1, Math.round((EDGE_PX * height) / width));
  canvas
    .getContext('2d')!
    .drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) =>
    canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', 0.8),
  );
}
