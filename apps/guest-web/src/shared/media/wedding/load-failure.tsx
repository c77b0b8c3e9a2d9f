import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '@hatira/api-client';
import { withJitter } from '../../lib/with-jitter';
import { Button } from '../../ui/button/button';
import { Notice } from '../../ui/dialog/notice';

/** Retries when the server named a time. */
export function LoadFailure({
  error,
  onRetry,
}: {
  error: ApiError;
  onRetry: () => void;
}) {
  const { t } = useTranslation();
  const { retryAfterMs } = error;
  useEffect(() => {
    if (retryAfterMs === undefined) return undefined;
    const timer = setTimeout(onRetry, withJitter(retryAfterMs));
    return () => clearTimeout(timer);
  }, [retryAfterMs, onRetry]);
  const reason = reasonOf(error);
  return (
    <div role="alert">
      <Notice title={t('admin.error')} text={reason && t(reason)}>
        <Button onClick={onRetry}>{t('common.retry')}</Button>
      </Notice>
    </div>
  );
}

function reasonOf(error: ApiError) {
  if (error.isTimeout) return 'admin.slow';
  return error.isNetworkFailure ? 'admin.offline' : undefined;
}
