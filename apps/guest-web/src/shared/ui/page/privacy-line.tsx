import { useTranslation } from 'react-i18next';
import { privacyHref } from '@hatira/contract';
import { currentLanguage } from '../../i18n/i18n';
import styles from './privacy-line.module.css';

/**
 * The provider's company line and the link to its privacy notice, in a new tab,
 * so that uploads continue.
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

/**
 * Reads a value that the server wrote into the page's head: available at the
 * first render, so the layout does not move.
 */
function shellValue(name: string): string | undefined {
  return (
    document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ||
    undefined
  );
}
