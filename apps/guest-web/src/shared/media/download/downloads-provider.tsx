import {
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { useTranslation } from 'react-i18next';
import { createArchive } from '@hatira/api-client';
import type { ArchiveState, GalleryAccess } from '@hatira/contract';
import { currentLanguage } from '../../i18n/i18n';
import { ArchiveDialog } from './archive/archive-dialog';
import { Archives } from './archive/archives';
import { useArchiveSaving } from './archive/use-archive-saving';
import { askFirst } from './ask-first';
import { bulkSettings } from './bulk-settings';
import { countFiles } from './count-files';
import { DownloadsContext, type Downloads } from './downloads-context';
import { useDownloadFailure } from './use-download-failure';
import { withoutDeleted, type WithoutGone } from './without-deleted';

/** Without ids, the whole wedding. */
export interface Contents {
  ids?: readonly string[] | undefined;
}

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
  const fail = useDownloadFailure();
  const [archives] = useState(() => new Archives(hash));
  const known = useSyncExternalStore(archives.subscribe, archives.current);
  const [shown, setShown] = useState<ShownArchive>();
  const [isAsking, setIsAsking] = useState(false);
  const { saving, save } = useArchiveSaving();
  useEffect(() => archives.start(), [archives]);

  const ask = useCallback(
    async (contents: Contents, email?: string) => {
      const { result, goneCount } = await askFor(hash, contents, email);
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
        contents: archive.isWholeWedding ? {} : undefined,
        goneCount: 0,
      });
    };
    const saveAsArchive: Downloads['saveAsArchive'] = async (ids, onPercent) =>
      save(await ask({ ids }), onPercent);
    const prepareEverything = async (count: number | undefined) => {
      setIsAsking(true);
      try {
        const [{ limits }, files] = await Promise.all([
          bulkSettings(),
          count ?? countFiles(hash),
        ]);
        if (askFirst(t, files, { limits, access })) await ask({});
      } catch (error) {
        fail(error);
      } finally {
        setIsAsking(false);
      }
    };
    return {
      access,
      archives: known,
      isAsking,
      show,
      saveAsArchive,
      prepareEverything,
    };
  }, [hash, access, archives, known, isAsking, ask, save, t, fail]);

  const archive = known.find(({ id }) => id === shown?.id);
  return (
    <DownloadsContext value={downloads}>
      {children}
      {shown && archive && (
        <ArchiveDialog
          archive={archive}
          goneCount={shown.goneCount}
          savedPercent={saving?.id === archive.id ? saving.percent : undefined}
          onAgain={shown.contents && (() => ask(shown.contents!))}
          onMail={
            access === 'full' && shown.contents
              ? (email) => ask(shown.contents!, email)
              : undefined
          }
          onClose={() => setShown(undefined)}
        />
      )}
    </DownloadsContext>
  );
}

async function askFor(
  hash: number,
  { ids }: Contents,
  email?: string,
): Promise<WithoutGone<ArchiveState>> {
  const wanted = { hash, email, language: currentLanguage() };
  if (!ids) return { result: await createArchive(wanted), goneCount: 0 };
  return withoutDeleted(ids, (rest) => createArchive({ ...wanted, ids: rest }));
}
