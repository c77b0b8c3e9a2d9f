import { useEffect, useState } from 'react';

/**
 * Draws a QR code late, without a margin.
 * @param width in pixels
 * @returns a data address; undefined while it loads
 */
export function useQrCode(text: string, width: number): string | undefined {
  const [code, setCode] = useState<string>();
  useEffect(() => {
    let isMounted = true;
    import('qrcode').then(
      async ({ toDataURL }) => {
        const drawn = await toDataURL(text, { margin: 0, width });
        if (isMounted) setCode(drawn);
      },
      // The address works without it.
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, [text, width]);
  return code;
}
