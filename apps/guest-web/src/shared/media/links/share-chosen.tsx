import type { TFunction } from 'i18next';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import {
  ApiError,
  fetchWeddingInfo,
  makeSelectionAlbum,
} from '@hatira/api-client';
import {
  MAX_SELECTION_ALBUM_ITEMS,
  MAX_SELECTION_ALBUM_NAME_LENGTH,
  MAX_SELECTION_ALBUMS,
  type SelectionAlbum,
} from '@hatira/contract';
import { ask } from '../../ui/dialog/ask';
import { Button } from '../../ui/button/button';
import { Dialog } from '../../ui/dialog/dialog';
import { parseHash } from '../wedding/gallery-hash';
import { albumMessage } from './album-message';
import { AlbumRow } from './album-row';
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
  const { made, isBusy, problem, make } = useNewAlbum(chosen);
  const isMade = made !== undefined;
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
          <>
            <AlbumRow album={made.album} />
            <PassedLink
              link={made.album.url}
              message={albumMessage(t, made.album, made.names)}
            />
          </>
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

/** A new album, with the names that its message carries. */
interface Made {
  album: SelectionAlbum;
  names: readonly string[];
}

function useNewAlbum({ ids }: Chosen) {
  const { t } = useTranslation();
  const [made, setMade] = useState<Made>();
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
    Promise.all([
      makeSelectionAlbum(hash, { ids: [...ids], ...(name && { name }) }),
      fetchWeddingInfo(hash),
    ])
      .then(
        ([album, { names }]) => setMade({ album, names }),
        (error: unknown) => setProblem(problemText(t, error)),
      )
      .finally(() => setBusy(false));
  };
  return { made, isBusy, problem, make };
}

function problemText(t: TFunction, error: unknown): string {
  const { code, details } = error instanceof ApiError ? error : {};
  if (code === 'too_many_albums')
    return t('share.albumsMost', { max: MAX_SELECTION_ALBUMS });
  const { max } = (details ?? {}) as { max?: number };
  return code === 'too_many_files' && max !== undefined
    ? t('share.albumMost', { max })
    : t('exposure.failed');
}
