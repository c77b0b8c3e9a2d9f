import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchConfig } from '@hatira/api-client';
import { contactService, type ProviderLinks } from '@hatira/contract';
import styles from './contact-links.module.css';

export function ContactLinks() {
  const { t } = useTranslation();
  const { messenger, social } = useLinks();
  if (!messenger && !social) return null;
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

type ShownLinks = Pick<ProviderLinks, 'messenger' | 'social'>;

function useLinks(): ShownLinks {
  const [links, setLinks] = useState<ShownLinks>({ messenger: '', social: '' });
  useEffect(() => {
    const abort = new AbortController();
    fetchConfig({ signal: abort.signal, noStore: true }).then(
      (config) => setLinks(config.links),
      // The page works without the links.
      () => undefined,
    );
    return () => abort.abort();
  }, []);
  return links;
}
