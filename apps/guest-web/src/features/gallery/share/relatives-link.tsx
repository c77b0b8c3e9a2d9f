import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  endRelativesLink,
  fetchRelativesLink,
  makeRelativesLink,
} from '@hatira/api-client';
import { PAGES, type RelativesLink } from '@hatira/contract';
import { useLoaded } from '../../../shared/lib/use-loaded';
import { Button } from '../../../shared/ui/button/button';
import { Spinner } from '../../../shared/ui/progress/spinner';
import { PassedLink } from '../../../shared/media/links/passed-link';
import styles from '../../../shared/media/links/links.module.css';

interface RelativesLinkProps {
  hash: number;
  /** The couple's. */
  names: readonly string[];
}

/** The link for relatives, which the couple makes, replaces and ends. */
export function RelativesLinkPart({ hash, names }: RelativesLinkProps) {
  const { t } = useTranslation();
  const read = useCallback(
    (signal: AbortSignal) => fetchRelativesLink(hash, signal),
    [hash],
  );
  const { value, error, retry, change } = useLoaded(read);
  const { isBusy, said, run } = useChange(change);
  if (error)
    return (
      <>
        <p role="alert">{t('exposure.failed')}</p>
        <Button kind="quiet" className={styles.button} onClick={retry}>
          {t('gallery.downloadAgain')}
        </Button>
      </>
    );
  if (!value) return <Spinner>{t('gallery.loading')}</Spinner>;
  const outcome = (
    <p role="status" className={styles.said}>
      {said && t(said)}
    </p>
  );
  if (!value.link)
    return (
      <>
        <Button
          className={styles.button}
          aria-disabled={isBusy}
          onClick={() => run(() => makeRelativesLink(hash))}
        >
          {t('share.make')}
        </Button>
        {outcome}
      </>
    );
  const renew = () => {
    if (confirm(t('share.confirmRenew'))) run(() => makeRelativesLink(hash));
  };
  const end = () => {
    if (confirm(t('share.confirmEnd')))
      run(() => endRelativesLink(hash), 'share.ended');
  };
  return (
    <>
      <PassedLink
        link={location.origin + PAGES.gallery(value.link.hash)}
        message={t('share.words.relatives', { names: names.join(' & ') })}
      />
      <div className={styles.line}>
        <Button kind="text" aria-disabled={isBusy} onClick={renew}>
          {t('share.renew')}
        </Button>
        <Button kind="text" aria-disabled={isBusy} onClick={end}>
          {t('share.end')}
        </Button>
      </div>
      {outcome}
    </>
  );
}

type Said = 'share.ended' | 'exposure.failed';

/** One change at a time. */
function useChange(
  show: (changed: (value: RelativesLink) => RelativesLink) => void,
) {
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState<Said>();
  const run = (call: () => Promise<RelativesLink>, done?: Said) => {
    if (isBusy) return;
    setBusy(true);
    void call()
      .then(
        (link) => {
          show(() => link);
          setSaid(done);
        },
        () => setSaid('exposure.failed'),
      )
      .finally(() => setBusy(false));
  };
  return { isBusy, said, run };
}
