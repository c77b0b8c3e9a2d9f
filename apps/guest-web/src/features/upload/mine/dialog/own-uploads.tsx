import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchOwnItems } from '@hatira/api-client';
import type { OwnItems } from '@hatira/contract';
import { Button } from '../../../../shared/ui/button/button';
import { Dialog } from '../../../../shared/ui/dialog/dialog';
import { Spinner } from '../../../../shared/ui/progress/spinner';
import { OwnItemCard } from './own-item-card';
import { OwnName } from './own-name';
import { currentUploadPath } from '../upload-path';
import styles from './own-uploads.module.css';

export interface OwnUploadsProps {
  onClose: () => void;
  /** The file at this address has left the list. */
  onRemoved: (storageUrl: string) => void;
}

/** Lists the files that this phone has sent to the wedding. */
export function OwnUploads({ onClose, onRemoved }: OwnUploadsProps) {
  const { t } = useTranslation();
  const { answer, hasFailed, read, readMore } = useOwnItems();
  const [message, setMessage] = useState('');
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // The button of the last page is gone, and the focus with it.
    if (answer && document.activeElement === document.body)
      list.current?.focus({ preventScroll: true });
  }, [answer]);
  const report = (text: string) => {
    setMessage(text);
    read();
  };
  return (
    <Dialog title={t('mine.title')} onClose={onClose} closesOutside={false}>
      <div className={styles.content}>
        <p className={styles.hint}>{t('mine.hint')}</p>
        <Removable answer={answer} />
        {answer?.data.some(({ is_shared: isShared }) => !isShared) && (
          <OwnName items={answer.data} onReport={report} />
        )}
        <p role="status" className={styles.message}>
          {message}
        </p>
        {hasFailed && (
          <div role="alert">
            <p>{t('mine.loadFailed')}</p>
            <Button kind="quiet" onClick={read}>
              {t('common.retry')}
            </Button>
          </div>
        )}
        {!answer && !hasFailed && <Spinner>{t('common.loading')}</Spinner>}
        {answer?.data.length === 0 && <p>{t('mine.empty')}</p>}
        <ul
          className={styles.list}
          ref={list}
          tabIndex={-1}
          aria-label={t('mine.title')}
        >
          {answer?.data.map((item) => (
            <OwnItemCard
              key={item.id}
              item={item}
              onReport={report}
              onBegin={() => setMessage('')}
              onGone={(text) => {
                report(text);
                onRemoved(item.storage_url);
                list.current?.focus();
              }}
            />
          ))}
        </ul>
        {answer?.next_cursor && (
          <Button kind="quiet" onClick={readMore}>
            {t('mine.more')}
          </Button>
        )}
        <Button kind="quiet" onClick={onClose}>
          {t('common.close')}
        </Button>
      </div>
    </Dialog>
  );
}

const HOUR_MS = 3_600_000;

/** Says how long a file can be removed, while that is so for one of them. */
function Removable({ answer }: { answer: OwnItems | undefined }) {
  const { t } = useTranslation();
  const item = answer?.data.find(
    ({ undo_until: until }) => until !== undefined,
  );
  if (!item?.undo_until) return null;
  const ms = Date.parse(item.undo_until) - Date.parse(item.created_at);
  const count = Math.max(1, Math.round(ms / HOUR_MS));
  return <p className={styles.hint}>{t('mine.removable', { count })}</p>;
}

function useOwnItems() {
  const [answer, setAnswer] = useState<OwnItems>();
  const [hasFailed, setFailed] = useState(false);
  const pages = useRef(1);
  const read = useCallback(() => {
    fetchPages(pages.current).then(
      (items) => {
        setAnswer(items);
        setFailed(false);
      },
      () => setFailed(true),
    );
  }, []);
  const readMore = () => {
    pages.current += 1;
    read();
  };
  useEffect(read, [read]);
  return { answer, hasFailed, read, readMore };
}

/** Reads all shown pages again: a change may have moved items. */
async function fetchPages(count: number): Promise<OwnItems> {
  const path = currentUploadPath();
  let all = await fetchOwnItems(path);
  for (let page = 1; page < count && all.next_cursor; page += 1) {
    const next = await fetchOwnItems(path, { cursor: all.next_cursor });
    all = { ...next, data: [...all.data, ...next.data] };
  }
  return all;
}
