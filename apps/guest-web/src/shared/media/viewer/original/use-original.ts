import { useEffect, useState } from 'react';
import { endLoad } from '../../image/end-load';

/**
 * Loads a picture apart from the shown one, which stays until then.
 * @param address undefined: not needed
 * @returns the address once it is decoded
 */
export function useOriginal(address: string | undefined): string | undefined {
  const [decoded, setDecoded] = useState<string>();
  useEffect(() => {
    if (address === undefined) return undefined;
    const image = new Image();
    let isWanted = true;
    image.src = address;
    image.decode().then(
      () => isWanted && setDecoded(address),
      // The preview stays.
      () => undefined,
    );
    return () => {
      isWanted = false;
      endLoad(image);
    };
  }, [address]);
  return address !== undefined && decoded === address ? address : undefined;
}
