import { useTranslation } from 'react-i18next';
import { privacyHref } from '@hatira/contract';
import { currentLanguage } from '../../i18n/i18n';
import styles from './privacy-line.module.css';

/**
 * The provider's company line and the way to its privacy notice, in a new tab: nothing here is lost by looking.
 * @param isLinkAlone where a page has no room for the company line
 */
export function PrivacyLine({
  isLinkAlone = false,
}: {
  isLinkAlone?: boolean;
}) {
  const { t } = useTranslation();
  const address = told('privacy');
  const company = isLinkAlone ? undefined : told('company-line');
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

/** What the server has written into the page's head: it is there before anything is drawn, so that nothing moves. */
function told(name: string): string | undefined {
  return (
    document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ||
    undefined
  );
}
