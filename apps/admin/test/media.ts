import { isImageType, type PanelMedia } from '@hatira/contract';
import { rowsOf, SAMPLE_TIME, type FakeApi } from '@hatira/fake-api';
import { page, type Locator } from 'vitest/browser';

/** A file of a list, by its name. */
export function tile(fileName: string): Locator {
  return page.getByRole('listitem', { name: fileName, exact: true });
}

/**
 * Answers the list of files with its filters, and the calls that change files: they change
 * these rows.
 */
export function fakeMedia(api: FakeApi, media: PanelMedia[]): FakeApi {
  const change =
    (changes: Partial<PanelMedia>) =>
    ({ body: { ids } }: { body: { ids: string[] } }) => {
      const chosen = media.filter(({ id }) => ids.includes(id));
      for (const file of chosen) Object.assign(file, changes);
      return { changed: chosen.length };
    };
  return api
    .on('listPanelMedia', rowsOf(media, passes))
    .on('trashMedia', change({ deletedAt: SAMPLE_TIME }))
    .on('restoreMedia', change({ deletedAt: null }))
    .on('retryMedia', change({ processing: 'pending', processingReason: null }))
    .on('exposePanelMedia', ({ body }) =>
      change({ exposure: body.exposure })({ body }),
    )
    .on('eraseMedia', ({ body: { ids } }) => ({
      changed: erase(media, ({ id }) => ids.includes(id)),
    }));
}

/** Removes rows for good; returns their number. */
function erase(
  media: PanelMedia[],
  isErased: (file: PanelMedia) => boolean,
): number {
  const kept = media.filter((file) => !isErased(file));
  return media.splice(0, media.length, ...kept).length - kept.length;
}

function passes(file: PanelMedia, filter: Record<string, unknown>): boolean {
  const { isDeleted, kind, processing, q, uploadedBefore, uploadedFrom } =
    filter;
  const { weddingHash = file.weddingHash } = filter;
  const isPhoto = isImageType(file.fileType);
  const words = `${file.fileName} ${file.note ?? ''}`.toLowerCase();
  const from = typeof uploadedFrom === 'string' ? uploadedFrom : '';
  const before = typeof uploadedBefore === 'string' ? uploadedBefore : '~';
  return [
    (file.deletedAt !== null) === (isDeleted === true),
    file.weddingHash === weddingHash,
    kind === undefined || (kind === 'photo') === isPhoto,
    processing === undefined || file.processing === processing,
    processing !== 'failed' || !file.isSoundOnly,
    typeof q !== 'string' || words.includes(q),
    from <= file.createdAt && file.createdAt < before,
  ].every(Boolean);
}
