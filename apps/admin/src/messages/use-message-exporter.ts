import type { PanelContactMessage } from '@hatira/contract';
import { useText } from '../i18n/use-text';
import { csvMoment } from '../ui/list/csv';
import { useCsvExporter } from '../ui/list/use-csv-exporter';

export function useMessageExporter() {
  const text = useText();
  return useCsvExporter<PanelContactMessage>(text('tabs.messages'), [
    [text('export.name'), ({ name }) => name],
    [text('staff.email'), ({ email }) => email],
    [text('export.weddingDate'), ({ weddingDate }) => weddingDate],
    [
      text('staff.status'),
      ({ status }) =>
        text(status === 'new' ? 'messages.new' : 'messages.answered'),
    ],
    [text('export.receivedAt'), ({ createdAt }) => csvMoment(createdAt)],
    [text('export.answeredAt'), ({ answeredAt }) => csvMoment(answeredAt)],
    [text('export.message'), ({ message }) => message],
  ]);
}
