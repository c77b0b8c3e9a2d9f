import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { PAGES } from '@hatira/contract';
import { FixedText } from '../../../shared/ui/fixed-text';
import { Notice } from '../../../shared/ui/dialog/notice';
import { FIXED, type PathErrorKey } from './fixed-texts';

const READING_MS = 4_000;

export function InvalidPath({ error }: { error: PathErrorKey }) {
  const { t } = useTranslation();
  useEffect(() => {
    const timer = setTimeout(() => location.replace(PAGES.home), READING_MS);
    return () => clearTimeout(timer);
  }, []);

  const title = (
    <FixedText
      fixed={FIXED.pathErrors[error]}
      translation={t(`upload.pathErrors.${error}`)}
    />
  );
  return (
    <div role="alert">
      <Notice title={title} text={t('upload.goingHome')} />
    </div>
  );
}
