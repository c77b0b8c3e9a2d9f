import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, makeSelectionAlbum } from '@hatira/api-client';
import {
  MAX_SELECTION_ALBUM_ITEMS,
  MAX_SELECTION_ALBUM_NAME_LENGTH,
  MAX_SELECTION_ALBUMS,
} from '@hatira/contract';
import { ask } from '../../ui/dialog/ask';
import { Button } from '../../ui/button/button';
import { Dialog } from '../../ui/dialog/dialog';
import { parseHash } from '../wedding/gallery-hash';
import styles from './links.module.css';
import { PassedLink } from './passed-link';

export { loadChoices } from '../../i18n/choices';

export interface Chosen {
  /** Ids of the couple's link. */
  ids: readonly string[];
  /** One photo or video needs no name. */
  isOne?: boolean;
  /** Sends the files themselves; undefined where the device cannot. */
  onSend?: (() => void) | undefined;
}

/** Opens the sheet over the page. */
export function openShareSheet(chosen: Chosen): void {
  void ask<void>((close) => <ShareSheet chosen={chosen} onClose={close} />);
}

interface ShareSheetProps {
  chosen: Chosen;
  onClose: () => void;
}

/** Chosen files as an album with a link of its own, or as files. */
function ShareSheet({ chosen, onClose }: ShareSheetProps) {
  const { t } = useTranslation();
  const { onSend } = chosen;
  const part = useRef<HTMLElement>(null);
  const { link, isBusy, problem, make } = useNewAlbum(chosen);
  const isMade = link !== undefined;
  // The button that had the focus is gone.
  useEffect(() => {
    if (isMade) part.current?.focus();
  }, [isMade]);
  const send = () => {
    onClose();
    onSend?.();
  };
  return (
    <Dialog isSheet title={t('viewer.share')} onClose={onClose}>
      <section
        ref={part}
        tabIndex={-1}
        className={styles.part}
        aria-label={t('share.byLink')}
      >
        <h3 className={styles.title}>{t('share.byLink')}</h3>
        <p className={styles.hint}>{t('share.chosenHint')}</p>
        {!isMade ? (
          <NewAlbum isOne={chosen.isOne} isBusy={isBusy} onMake={make} />
        ) : (
          <PassedLink link={link} />
        )}
        <p role="alert" className={styles.said}>
          {problem}
        </p>
      </section>
      {onSend && (
        <section className={styles.part} aria-label={t('share.asFiles')}>
          <Button kind="quiet" className={styles.button} onClick={send}>
            {t('share.asFiles')}
          </Button>
        </section>
      )}
    </Dialog>
  );
}

interface NewAlbumProps {
  isOne: boolean | undefined;
  isBusy: boolean;
  onMake: (name: string) => void;
}

function NewAlbum({ isOne, isBusy, onMake }: NewAlbumProps) {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isBusy) onMake(name.trim());
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      {!isOne && (
        <label className={styles.field}>
          {t('share.albumName')}
          <input
            value={name}
            maxLength={MAX_SELECTION_ALBUM_NAME_LENGTH}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
        </label>
      )}
      <Button type="submit" className={styles.button} aria-disabled={isBusy}>
        {t('share.make')}
      </Button>
    </form>
  );
}

function useNewAlbum({ ids }: Chosen) {
  const { t } = useTranslation();
  const [link, setLink] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const make = (name: string) => {
    const hash = parseHash(location.pathname.split('/')[2]);
    if (hash === undefined) return;
    if (ids.length > MAX_SELECTION_ALBUM_ITEMS)
      return setProblem(
        t('share.albumMost', { max: MAX_SELECTION_ALBUM_ITEMS }),
      );
    setBusy(true);
    setProblem(undefined);
    makeSelectionAlbum(hash, { ids: [...ids], ...(name && { name }) })
      .then(
        ({ url }) => setLink(url),
        (error: unknown) =>
          setProblem(
            error instanceof ApiError && error.code === 'too_many_albums'
              ? t('share.albumsMost', { max: MAX_SELECTION_ALBUMS })
              : t('exposure.failed'),
          ),
      )
      .finally(() => setBusy(false));
  };
  return { link, isBusy, problem, make };
}
