import { useEffect, useState } from 'react';
import type { UploadSwitch } from '@hatira/contract';
import {
  checkBackground,
  checkUploadPath,
  UploadPathError,
} from './check-upload-path';
import type { PathErrorKey } from './fixed-texts';

export type WeddingPageState =
  | { status: 'checking' }
  | { status: 'invalid'; error: PathErrorKey }
  | { status: 'ready'; page: UploadSwitch };

export function useWeddingPage(uploadPath: string): WeddingPageState {
  const [state, setState] = useState<WeddingPageState>({ status: 'checking' });
  useEffect(() => {
    let isCurrent = true;
    const show = (next: WeddingPageState) => isCurrent && setState(next);
    checkUploadPath(uploadPath).then(
      (page) => show({ status: 'ready', page }),
      (error) =>
        show({
          status: 'invalid',
          error: error instanceof UploadPathError ? error.key : 'checkFailed',
        }),
    );
    return () => {
      isCurrent = false;
    };
  }, [uploadPath]);
  return state;
}

/** False until the answer; runs beside the path's check. */
export function useHasBackground(uploadPath: string, version: string): boolean {
  const [hasOne, setHasOne] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    void checkBackground(uploadPath, version).then(
      (has) => isCurrent && setHasOne(has),
    );
    return () => {
      isCurrent = false;
    };
  }, [uploadPath, version]);
  return hasOne;
}
