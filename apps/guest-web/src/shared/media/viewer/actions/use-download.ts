import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MediaItem } from '@hatira/contract';
import { useToast } from '../../../ui/dialog/toast';
import { downloadFile } from '../../file/download-file';

export function useDownload({ id }: MediaItem) {
  const { t } = useTranslation();
  const toast = useToast();
  const [busyId, setBusyId] = useState<string>();
  const isBusy = busyId === id;
  const download = async () => {
    if (isBusy) return;
    setBusyId(id);
    await downloadFile(id).catch(() =>
      toast({ text: t('admin.downloadError'), kind: 'error' }),
    );
    setBusyId((now) => (now === id ? undefined : now));
  };
  return { download: () => void download(), isBusy };
}
