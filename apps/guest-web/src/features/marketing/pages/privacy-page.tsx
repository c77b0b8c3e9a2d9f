import { Each, If, token } from '../parts/token';
import { useTexts } from '../site';
import { PlainPage } from './plain-page';
import styles from './privacy-page.module.css';

/** The provider's plain text, in the provider's language. */
export function PrivacyPage() {
  const { meta, privacy } = useTexts();
  return (
    <PlainPage
      title={privacy.title}
      description={meta.privacy.description}
      isLongTitle
    >
      <If name="companyLine">
        <p className={styles.company}>{token('companyLine')}</p>
      </If>
      <div className={styles.text} lang="">
        <Each name="privacyParagraphs">
          <p>{token('privacyParagraphs.text')}</p>
        </Each>
      </div>
      <If name="privacyUrl">
        <a className={styles.more} href={token('privacyUrl')} rel="noopener">
          {privacy.more}
        </a>
      </If>
    </PlainPage>
  );
}
