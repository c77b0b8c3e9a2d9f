import { lazy, Suspense, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeletedItem } from '@hatira/contract';
import { useFocusSuccessor } from '../../shared/lib/use-focus-successor';
import { PageHint } from '../../shared/media/couple-page/couple-page';
import { useOpened } from '../../shared/media/viewer/layers/use-opened';
import { useToast } from '../../shared/ui/dialog/toast';
import { Button } from '../../shared/ui/button/button';
import { RoundCheck } from '../../shared/ui/check/round-check';
import { DeletedTile } from './deleted-tile';
import styles from './deleted-page.module.css';

const loadOpened = () => import('./opened-deleted');
const OpenedDeleted = lazy(async () => ({
  default: (await loadOpened()).OpenedDeleted,
}));

interface DeletedListProps {
  hash: number;
  items: readonly DeletedItem[];
  nextCursor: string | undefined;
  more: () => Promise<void>;
  restore: (ids: readonly string[]) => Promise<number>;
}

export function DeletedList({
  hash,
  items,
  nextCursor,
  more,
  restore,
}: DeletedListProps) {
  const { t } = useTranslation();
  const { chosen, toggle, choose } = useChoice(items);
  const { isBusy, run } = useCalls(restore, more);
  const hasItems = items.length > 0;
  const hasMore = nextCursor !== undefined;
  const list = useRef<HTMLUListElement>(null);
  const { opened, open, close } = useOpenedFile(list);
  const focusGroup = useFocusSuccessor(() =>
    list.current?.querySelector<HTMLElement>('input'),
  );

  return (
    <>
      <PageHint role="status">
        {t(hasItems || hasMore ? 'deleted.hint' : 'deleted.empty')}
      </PageHint>
      {hasItems && (
        <Bar
          items={items}
          chosen={chosen}
          isBusy={isBusy}
          onChoose={choose}
          onRestore={() => void run.restore(chosen)}
        />
      )}
      <ul
        ref={list}
        tabIndex={-1}
        className={styles.list}
        aria-label={t('deleted.title')}
        {...focusGroup}
      >
        {items.map((item) => (
          <DeletedTile
            key={item.id}
            hash={hash}
            item={item}
            isChosen={chosen.includes(item.id)}
            isBusy={isBusy}
            onToggle={() => toggle(item.id)}
            onOpen={() => open(item.id)}
            onRestore={() => void run.restore([item.id])}
          />
        ))}
      </ul>
      {hasMore && (
        <p className={styles.more}>
          <Button
            kind="quiet"
            aria-disabled={isBusy}
            onClick={() => void run.more()}
          >
            {t('deleted.more')}
          </Button>
        </p>
      )}
      {opened !== undefined && (
        <Suspense>
          <OpenedDeleted
            hash={hash}
            items={items}
            id={opened}
            isBusy={isBusy}
            onRestore={(id) => void run.restore([id])}
            onMore={hasMore ? () => void run.more() : undefined}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}

/** The page stays until the viewer has loaded. */
function useOpenedFile(list: RefObject<HTMLElement | null>) {
  const { t } = useTranslation();
  const toast = useToast();
  const { opened, open, close } = useOpened(list);
  const load = (id: string) =>
    void loadOpened().then(
      () => open(id),
      () => toast({ text: t('admin.connectionProblem'), kind: 'error' }),
    );
  return { opened, open: load, close };
}

interface BarProps {
  items: readonly DeletedItem[];
  chosen: readonly string[];
  isBusy: boolean;
  onChoose: (ids: readonly string[]) => void;
  onRestore: () => void;
}

function Bar({ items, chosen, isBusy, onChoose, onRestore }: BarProps) {
  const { t } = useTranslation();
  const { length: count } = chosen;
  return (
    <div className={styles.bar}>
      <label className={styles.all}>
        <RoundCheck
          checked={count === items.length}
          isMixed={count > 0 && count < items.length}
          onChange={({ target }) =>
            onChoose(target.checked ? items.map(({ id }) => id) : [])
          }
        />
        {t('gallery.selectAll')}
      </label>
      <Button
        kind="quiet"
        className={styles.chosen}
        aria-disabled={isBusy || count === 0}
        onClick={() => count > 0 && onRestore()}
      >
        {t('deleted.restoreSelected')}
        {count > 0 && `: ${count}`}
      </Button>
    </div>
  );
}

function useChoice(items: readonly DeletedItem[]) {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const chosen = items.map(({ id }) => id).filter((id) => marked.has(id));
  return {
    chosen,
    choose: (ids: readonly string[]) => setMarked(new Set(ids)),
    toggle: (id: string) =>
      setMarked(
        new Set(
          marked.has(id)
            ? [...marked].filter((other) => other !== id)
            : [...marked, id],
        ),
      ),
  };
}

/** One call at a time; reports its outcome. */
function useCalls(
  restore: DeletedListProps['restore'],
  more: DeletedListProps['more'],
) {
  const { t } = useTranslation();
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const alone = async (work: () => Promise<void>, failure: string) => {
    if (isBusy) return;
    setIsBusy(true);
    await work().catch(() => toast({ text: failure, kind: 'error' }));
    setIsBusy(false);
  };
  return {
    isBusy,
    run: {
      more: () => alone(more, t('admin.error')),
      restore: (ids: readonly string[]) =>
        alone(async () => {
          const count = await restore(ids);
          toast({
            text:
              count > 0
                ? t('gallery.restored', { count })
                : t('gallery.nothingMissing'),
          });
        }, t('gallery.restoreError')),
    },
  };
}
