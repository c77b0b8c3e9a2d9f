import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../ui/toast';
import { downloadProblem, type DownloadProblem } from './download-problem';

/** Says why a download did not come. */
export function useDownloadFailure(): (error: unknown) => void {
  const say = useDownloadProblem();
  return useCallback((error) => say(downloadProblem(error)), [say]);
}

export function useDownloadProblem(): (problem: DownloadProblem) => void {
  const { t } = useTranslation();
  const toast = useToast();
  return useCallback(
    (problem) => {
      const text =
        problem.key === 'tooManyFiles'
          ? t('admin.tooManyFiles', { count: problem.count, max: problem.max })
          : t(`admin.${problem.key}`);
      toast({ text, kind: 'error' });
    },
    [t, toast],
  );
}
