import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchUploadSwitch } from '@hatira/api-client';
import { loadPart } from '../../../shared/i18n/i18n';
import { FIXED } from './fixed-texts';
import { demoGallery } from './shell-values';

export interface UploadSwitch {
  isEnabled: boolean;
  /** The server has refused a file as closed. */
  close: () => void;
  /** Informs the guest, then checks again: uploads may open at any time. */
  explain: () => void;
}

/** Whether uploads are open. */
export function useUploadSwitch(
  uploadPath: string,
  atFirst: boolean,
): UploadSwitch {
  const { t } = useTranslation();
  const [isEnabled, setEnabled] = useState(atFirst);
  const close = useCallback(() => setEnabled(false), []);
  const explain = useCallback(() => {
    if (demoGallery()) {
      void loadPart('sending').then(() => window.alert(t('upload.demo.text')));
      return;
    }
    window.alert(disabledText(t('upload.disabled')));
    fetchUploadSwitch(uploadPath).then(
      (now) => setEnabled(now.isEnabled),
      () => undefined,
    );
  }, [uploadPath, t]);
  return { isEnabled, close, explain };
}

function disabledText(translation: string): string {
  return translation === FIXED.disabled
    ? FIXED.disabled
    : `${FIXED.disabled}\n${translation}`;
}
