import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Notice } from '../../shared/ui/notice';

export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <Notice title={t('notFound.title')} text={t('notFound.text')}>
      <title>{t('notFound.title')}</title>
      <Link to="/">{t('common.home')}</Link>
    </Notice>
  );
}
