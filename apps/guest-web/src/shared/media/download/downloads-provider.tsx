import {
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { useTranslation } from 'react-i18next';
import type {
  ArchiveLayout,
  ArchiveState,
  GalleryAccess,
} from '@hatira/contract';
import { lazyExtra } from '../../lib/lazy-extra';
import { useToast } from '../../ui/dialog/toast';
import { Archives } from './archive/archives';
import { useArchiveSaving, type Saving } from './archive/use-archive-saving';
import type { Contents } from './asking';
import { DownloadsContext, type Downloads } from './downloads-context';

/** Loads with the first download of many. */
async function loadAsking() {
  const { askForArchive, failureText, loadChoices, mayTakeAll } =
    await import('./asking');
  await loadChoices();
  return { askForArchive, failureText, mayTakeAll };
}

const ArchiveDialog = lazyExtra(async () => {
  const [part] = await Promise.all([
    import('./archive/archive-dialog'),
    loadAsking(),
  ]);
  return part.ArchiveDialog;
});

interface ShownArchive {
  id: string;
  contents: Contents | undefined;
  goneCount: number;
}

interface DownloadsProviderProps {
  hash: number;
  access: GalleryAccess;
  children: ReactNode;
}

export function DownloadsProvider({
  hash,
  access,
  children,
}: DownloadsProviderProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const [archives] = useState(() => new Archives(hash));
  const known = useSyncExternalStore(archives.subscribe, archives.current);
  const [shown, setShown] = useState<ShownArchive>();
  const [wholeCount, reportCount] = useState<number>();
  const [isAsking, setIsAsking] = useState(false);
  const { saving, save } = useArchiveSaving();
  useEffect(() => archives.start(), [archives]);

  const ask = useCallback(
    async (contents: Contents, email?: string) => {
      const { askForArchive } = await loadAsking();
      const { result, goneCount } = await askForArchive(hash, contents, email);
      archives.put(result);
      setShown({ id: result.id, contents, goneCount });
      return result;
    },
    [hash, archives],
  );

  const downloads = useMemo(() => {
    const show = (archive: ArchiveState) => {
      archives.check(archive);
      setShown({
        id: archive.id,
        contents: archive.isWholeWedding
          ? { layout: archive.layout }
          : undefined,
        goneCount: 0,
      });
    };
    const saveAsArchive: Downloads['saveAsArchive'] = async (ids, onPercent) =>
      save(await ask({ ids }), onPercent);
    const prepareEverything = async (count: number | undefined) => {
      setIsAsking(true);
      const part = await loadAsking().catch(() => undefined);
      try {
        if (await part?.mayTakeAll(t, { hash, access, count })) await ask({});
      } catch (error) {
        toast({ text: part!.failureText(t, error), kind: 'error' });
      }
      if (!part) toast({ text: t('admin.connectionProblem'), kind: 'error' });
      setIsAsking(false);
    };
    return {
      access,
      archives: known,
      isAsking,
      show,
      reportCount,
      saveAsArchive,
      prepareEverything,
    };
  }, [hash, access, archives, known, isAsking, ask, save, t, toast]);

  const archive = known.find(({ id }) => id === shown?.id);
  return (
    <DownloadsContext value={downloads}>
      {children}
      {shown && archive && (
        <Suspense>
          <ArchiveDialog
            archive={archive}
            goneCount={shown.goneCount}
            missingCount={missingCount(archive, shown.contents, wholeCount)}
            savedPercent={percentOf(saving, archive)}
            {...callsOf(shown.contents, access, ask)}
            onClose={() => setShown(undefined)}
          />
        </Suspense>
      )}
    </DownloadsContext>
  );
}

function percentOf(
  saving: Saving | undefined,
  { id }: ArchiveState,
): number | undefined {
  return saving?.id === id ? saving.percent : undefined;
}

/** Exact: a deletion ends the archive. */
function missingCount(
  { fileCount }: ArchiveState,
  contents: Contents | undefined,
  wholeCount = 0,
): number {
  const isOfAll = contents !== undefined && contents.ids === undefined;
  return isOfAll ? Math.max(0, wholeCount - fileCount) : 0;
}

/** Unknown contents cannot be asked for again. */
function callsOf(
  contents: Contents | undefined,
  access: GalleryAccess,
  ask: (contents: Contents, email?: string) => Promise<unknown>,
) {
  return {
    onAgain: contents && (() => ask(contents)),
    onLayout:
      contents && ((layout: ArchiveLayout) => ask({ ...contents, layout })),
    onMail:
      access === 'full' && contents
        ? (email: string) => ask(contents, email)
        : undefined,
  };
}
