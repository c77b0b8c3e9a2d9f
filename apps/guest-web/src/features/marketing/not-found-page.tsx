import { useTranslation } from 'react-i18next';
import { Notice } from '../../shared/ui/notice';

export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <Notice title={t('notFound.title')} text={t('notFound.text')}>
      <title>{t('notFound.title')}</title>
      <a href="/">{t('common.home')}</a>
    </Notice>
  );
}
