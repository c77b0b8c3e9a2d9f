import { useCallback, useState } from 'react';
import { fetchUploadSwitch } from '@hatira/api-client';

/**
 * Returns whether uploads are open, and a function that checks again: the
 * couple may open them while the page is loaded.
 */
export function useUploadSwitch(
  uploadPath: string,
  atFirst: boolean,
): [boolean, () => void] {
  const [isEnabled, setEnabled] = useState(atFirst);
  const askAgain = useCallback(() => {
    fetchUploadSwitch(uploadPath).then(
      (now) => setEnabled(now.isEnabled),
      () => undefined,
    );
  }, [uploadPath]);
  return [isEnabled, askAgain];
}
