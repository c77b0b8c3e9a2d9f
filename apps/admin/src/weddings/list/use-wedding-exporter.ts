import { weddingTitle, type PanelWedding } from '@hatira/contract';
import { useText } from '../../i18n/use-text';
import { csvMoment } from '../../ui/list/csv';
import { useCsvExporter } from '../../ui/list/use-csv-exporter';

/** Leaves out the hash: it is the key of the couple's gallery. */
export function useWeddingExporter() {
  const text = useText();
  return useCsvExporter<PanelWedding>(text('tabs.weddings'), [
    [text('weddings.path'), ({ weddingPath }) => weddingPath],
    [text('weddingList.names'), (wedding) => weddingTitle(wedding)],
    [text('weddingList.date'), ({ weddingDate }) => weddingDate ?? ''],
    [
      text('weddings.status'),
      ({ isEnabled }) =>
        text(isEnabled ? 'weddings.enabled' : 'weddings.disabled'),
    ],
    [
      text('weddings.background'),
      ({ hasBackground }) =>
        text(
          hasBackground ? 'weddings.hasBackground' : 'weddings.noBackground',
        ),
    ],
    [text('weddings.mediaCount'), ({ mediaCount }) => mediaCount],
    [text('export.bytes'), ({ storageBytes }) => storageBytes],
    [text('weddings.created'), ({ created_at }) => csvMoment(created_at)],
    [
      text('weddings.lastUpload'),
      ({ lastUploadAt }) => csvMoment(lastUploadAt),
    ],
  ]);
}
