import { useTranslation } from 'react-i18next';
import { contactService, type ProviderLinks } from '@hatira/contract';
import styles from './contact-links.module.css';

export type ShownLinks = Pick<ProviderLinks, 'messenger' | 'social'>;

/** The links to the provider, of which at least one is there. */
export function LinkList({ messenger, social }: ShownLinks) {
  const { t } = useTranslation();
  return (
    <nav className={styles.links} aria-label={t('upload.links.label')}>
      {messenger && (
        <a href={messenger} target="_blank" rel="noopener">
          {contactService(messenger)?.name ?? t('upload.links.messenger')}
        </a>
      )}
      {social && (
        <a href={social} target="_blank" rel="noopener">
          {contactService(social)?.name ?? t('upload.links.social')}
        </a>
      )}
    </nav>
  );
}
