import { useTranslation } from 'react-i18next';
import { Button } from '../shared/ui/button/button';
import { Notice } from '../shared/ui/dialog/notice';

export function CrashNotice() {
  const { t } = useTranslation();
  return (
    <Notice title={t('errors.crashTitle')} text={t('errors.crashText')}>
      <Button onClick={() => location.reload()}>{t('common.reload')}</Button>
    </Notice>
  );
}
