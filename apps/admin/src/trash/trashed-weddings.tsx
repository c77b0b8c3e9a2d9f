import type { PanelWedding } from '@hatira/contract';
import { useText } from '../i18n/use-text';
import { csvMoment } from '../ui/list/csv';
import { TrashList } from './trash-list';
import { TrashRow } from './trash-row';

export function TrashedWeddings() {
  const text = useText();
  return (
    <TrashList<PanelWedding>
      resource="weddings"
      sort={{ field: 'deletedAt', order: 'DESC' }}
      searchText="weddings.search"
      columns={[
        [text('weddings.path'), ({ weddingPath }) => weddingPath],
        [text('export.deletedAt'), ({ deletedAt }) => csvMoment(deletedAt)],
      ]}
      row={({ deletedAt, hash, id, weddingPath: name }) => (
        <TrashRow
          key={id}
          name={name}
          detail={String(hash)}
          deletedAt={deletedAt}
          restore={{
            run: (panel) => panel.restoreWedding(hash),
            stale: ['weddings'],
          }}
          erase={{
            body: text('trash.eraseWeddingBody', { wedding: name }),
            run: (panel) => panel.eraseWedding(hash, name),
            stale: ['weddings', 'media', 'backgrounds'],
          }}
        />
      )}
    />
  );
}
