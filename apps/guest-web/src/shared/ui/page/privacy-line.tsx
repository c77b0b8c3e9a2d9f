import { useTranslation } from 'react-i18next';
import { privacyHref } from '@hatira/contract';
import { currentLanguage } from '../../i18n/i18n';
import { shellValue } from '../../lib/shell-value';
import styles from './privacy-line.module.css';

/**
 * Opens in a new tab: uploads continue.
 * @param isLinkAlone true without space for the company line
 */
export function PrivacyLine({
  isLinkAlone = false,
}: {
  isLinkAlone?: boolean;
}) {
  const { t } = useTranslation();
  const address = shellValue('privacy');
  const company = isLinkAlone ? undefined : shellValue('company-line');
  if (!address && !company) return null;
  return (
    <p className={styles.line}>
      {company && <span>{company}</span>}
      {address && (
        <a
          href={privacyHref(address, currentLanguage())}
          target="_blank"
          rel="noopener"
        >
          {t('common.privacy')}
        </a>
      )}
    </p>
  );
}
