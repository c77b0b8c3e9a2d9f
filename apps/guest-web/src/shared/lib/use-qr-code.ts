import { useEffect, useState } from 'react';

/** The encoder always draws a quiet zone: the narrowest is left out. */
const BORDER = 1;

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

function drawingOf(rows: boolean[][]): string {
  const size = rows.length - 2 * BORDER;
  const path = rows.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')),
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${BORDER} ${BORDER} ${size} ${size}" shape-rendering="crispEdges"><path d="${path.join('')}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
