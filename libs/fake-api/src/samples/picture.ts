let made: Promise<Blob> | undefined;

/** Returns a picture that the browser has drawn: half gold, half green. */
export function samplePicture(): Promise<Blob> {
  return (made ??= drawn());
}

async function drawn(): Promise<Blob> {
  const canvas = new OffscreenCanvas(64, 48);
  const context = canvas.getContext('2d')!;
  context.fillStyle = '#c9a86a';
  context.fillRect(0, 0, 64, 48);
  context.fillStyle = '#41663a';
  context.fillRect(0, 0, 32, 48);
  return canvas.convertToBlob({ type: 'image/webp' });
}
