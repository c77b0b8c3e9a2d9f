import type { TFunction } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../ui/dialog/toast';
import { downloadProblem, type DownloadProblem } from './download-problem';

export function useDownloadFailure(): (error: unknown) => void {
  const say = useDownloadProblem();
  return useCallback((error) => say(downloadProblem(error)), [say]);
}

export function useDownloadProblem(): (problem: DownloadProblem) => void {
  const { t } = useTranslation();
  const toast = useToast();
  return useCallback(
    (problem) => toast({ text: problemText(t, problem), kind: 'error' }),
    [t, toast],
  );
}

/** For a dialog, which would cover a toast. */
export function problemText(t: TFunction, problem: DownloadProblem): string {
  if (problem.key === 'tooManyFiles')
    return t('admin.tooManyFiles', { count: problem.count, max: problem.max });
  return t(`admin.${problem.key}`);
}
