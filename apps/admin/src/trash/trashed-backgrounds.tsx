import type { PanelBackground } from '@hatira/contract';
import { useLocale } from 'react-admin';
import { useText } from '../i18n/use-text';
import { formatMegabytes, lastSegment } from '../ui/format';
import { csvMoment } from '../ui/list/csv';
import { TrashList } from './trash-list';
import { TrashRow } from './trash-row';

export function TrashedBackgrounds() {
  const text = useText();
  const language = useLocale() ?? 'tr';
  return (
    <TrashList<PanelBackground>
      resource="backgrounds"
      sort={{ field: 'createdAt', order: 'DESC' }}
      searchText="backgrounds.searchAll"
      columns={[
        [text('weddings.path'), ({ weddingPath }) => weddingPath],
        [text('backgrounds.fileName'), ({ fileName }) => lastSegment(fileName)],
        [text('export.bytes'), ({ fileSize }) => fileSize],
        [text('export.deletedAt'), ({ deletedAt }) => csvMoment(deletedAt)],
      ]}
      row={({ deletedAt, fileName, fileSize, id, weddingPath: name }) => (
        <TrashRow
          key={id}
          name={name}
          detail={`${lastSegment(fileName)} · ${formatMegabytes(fileSize, language)}`}
          deletedAt={deletedAt}
          restore={{
            run: (panel) => panel.restoreBackground(id),
            stale: ['backgrounds', 'background', 'weddings'],
          }}
          erase={{
            body: text('trash.eraseBackgroundBody', {
              wedding: name,
              file: lastSegment(fileName),
            }),
            run: (panel) => panel.eraseBackground(id, name),
            stale: ['backgrounds'],
          }}
        />
      )}
    />
  );
}
