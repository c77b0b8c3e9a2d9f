import { Suspense, useEffect, useState } from 'react';
import { fetchConfig } from '@hatira/api-client';
import { lazyExtra } from '../../../shared/lib/lazy-extra';
import type { ShownLinks } from './provider-links';

const LinkList = lazyExtra(() =>
  import('./provider-links').then((part) => part.LinkList),
);

/** Absent, and not loaded, where the provider names no links. */
export function ContactLinks() {
  const links = useLinks();
  if (!links.messenger && !links.social) return null;
  return (
    <Suspense>
      <LinkList {...links} />
    </Suspense>
  );
}

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
