import type { TFunction } from 'i18next';
import { createArchive } from '@hatira/api-client';
import type {
  ArchiveLayout,
  ArchiveState,
  GalleryAccess,
} from '@hatira/contract';
import { currentLanguage } from '../../i18n/i18n';
import { askFirst } from './ask-first';
import { bulkSettings } from './bulk-settings';
import { countFiles } from './count-files';
import { downloadProblem } from './download-problem';
import { problemText } from './use-download-failure';
import { withoutDeleted, type WithoutGone } from './without-deleted';

export { loadChoices } from '../../i18n/choices';

/** The files to download; the whole wedding when `ids` is absent. */
export interface Contents {
  ids?: readonly string[] | undefined;
  layout?: ArchiveLayout | undefined;
}

interface Everything {
  hash: number;
  access: GalleryAccess;
  /** Files; undefined: unknown. */
  count: number | undefined;
}

/**
 * Asks before a download of the whole wedding.
 * @returns true to continue
 * @throws ApiError, ConfigurationError
 */
export async function mayTakeAll(
  t: TFunction,
  { hash, access, count }: Everything,
): Promise<boolean> {
  const [{ limits }, files] = await Promise.all([
    bulkSettings(),
    count ?? countFiles(hash),
  ]);
  return askFirst(t, files, { limits, access });
}

/**
 * Asks the server for an archive, without files that were deleted.
 * @throws ApiError
 */
export async function askForArchive(
  hash: number,
  { ids, layout }: Contents,
  email?: string,
): Promise<WithoutGone<ArchiveState>> {
  const wanted = { hash, layout, email, language: currentLanguage() };
  if (!ids) return { result: await createArchive(wanted), goneCount: 0 };
  return withoutDeleted(ids, (rest) => createArchive({ ...wanted, ids: rest }));
}

/** Returns the message for a failed download. */
export function failureText(t: TFunction, error: unknown): string {
  return problemText(t, downloadProblem(error));
}
