import { useEffect, useState } from 'react';

/** The encoder always draws a quiet zone: the narrowest is left out. */
const BORDER = 1;
/** Enough for a large television. */
const LEAST_SIDE_PX = 720;

/**
 * Draws a QR code late, without a margin.
 * @returns a data address; undefined while it loads
 */
export function useQrCode(text: string): string | undefined {
  const [code, setCode] = useState<string>();
  useEffect(() => {
    let isMounted = true;
    import('qr').then(
      ({ encodeQR }) => {
        if (!isMounted) return;
        setCode(drawingOf(encodeQR(text, 'raw', { border: BORDER })));
      },
      // The address works without it.
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, [text]);
  return code;
}

/** A picture of pixels, which people save and send on. */
function drawingOf(rows: boolean[][]): string {
  const modules = rows.slice(BORDER, -BORDER);
  const side = Math.ceil(LEAST_SIDE_PX / modules.length);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = modules.length * side;
  const context = canvas.getContext('2d')!;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#000';
  for (const [y, row] of modules.entries())
    for (const [x, isDark] of row.slice(BORDER, -BORDER).entries())
      if (isDark) context.fillRect(x * side, y * side, side, side);
  return canvas.toDataURL();
}
