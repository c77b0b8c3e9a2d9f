import { parseNote, type PanelMedia } from '@hatira/contract';
import type { TextKey } from '../i18n/messages';
import { useText } from '../i18n/use-text';
import { csvMoment } from '../ui/list/csv';
import { useCsvExporter } from '../ui/list/use-csv-exporter';

const STATES: Record<PanelMedia['processing'], TextKey> = {
  pending: 'media.pending',
  ready: 'export.ready',
  failed: 'media.failed',
};

export function useMediaExporter(isTrash: boolean) {
  const text = useText();
  const name = isTrash
    ? `${text('tabs.trash')} ${text('trash.media')}`
    : text('tabs.media');
  return useCsvExporter<PanelMedia>(name, [
    [text('weddings.path'), ({ weddingPath }) => weddingPath],
    [text('backgrounds.fileName'), ({ fileName }) => fileName],
    [text('backgrounds.type'), ({ fileType }) => fileType],
    [text('media.guest'), ({ note }) => parseNote(note ?? '').name ?? ''],
    [text('media.note'), ({ note }) => parseNote(note ?? '').text ?? ''],
    [text('export.bytes'), ({ fileSize }) => fileSize],
    [text('backgrounds.uploadedAt'), ({ createdAt }) => csvMoment(createdAt)],
    [text('export.processing'), ({ processing }) => text(STATES[processing])],
    [text('export.deletedAt'), ({ deletedAt }) => csvMoment(deletedAt)],
  ]);
}
