import DeleteForever from '@mui/icons-material/DeleteForever';
import RestoreFromTrash from '@mui/icons-material/RestoreFromTrash';
import { Button } from '@mui/material';
import { eraseWedding, restoreWedding } from '@hatira/api-client';
import type { PanelWedding } from '@hatira/contract';
import { useText } from '../i18n/use-text';
import { useConfirmation } from '../ui/confirmation/confirmation-provider';
import { useAction } from '../ui/feedback/use-action';
import { TrashList } from './trash-list';
import { TrashRow } from './trash-row';

/** Deleted weddings. */
export function TrashedWeddings() {
  return (
    <TrashList<PanelWedding>
      resource="weddings"
      sort={{ field: 'deletedAt', order: 'DESC' }}
      searchText="weddings.search"
      row={(wedding) => <WeddingRow key={wedding.id} wedding={wedding} />}
    />
  );
}

function WeddingRow({ wedding }: { wedding: PanelWedding }) {
  const text = useText();
  const act = useAction();
  const confirm = useConfirmation();
  const { deletedAt, hash, weddingPath: name } = wedding;
  const restore = () =>
    act(() => restoreWedding(hash), {
      success: text('trash.restoredOne', { name }),
      failure: text('trash.restoreFailed'),
      stale: ['weddings'],
    });
  const erase = () =>
    confirm({
      title: text('trash.eraseTitle'),
      body: text('trash.eraseWeddingBody', { wedding: name }),
      word: name,
      run: () =>
        act(() => eraseWedding(hash, name), {
          success: text('trash.erasedOne', { name }),
          failure: text('trash.eraseFailed'),
          stale: ['weddings', 'media', 'backgrounds'],
        }),
    });
  return (
    <TrashRow name={name} detail={String(hash)} deletedAt={deletedAt}>
      <Button
        size="small"
        variant="outlined"
        startIcon={<RestoreFromTrash />}
        aria-label={text('weddings.actionFor', { action: text('trash.restore'), wedding: name })}
        onClick={() => void restore()}
      >
        {text('trash.restore')}
      </Button>
      <Button
        size="small"
        variant="outlined"
        color="error"
        startIcon={<DeleteForever />}
        aria-label={text('weddings.actionFor', { action: text('trash.erase'), wedding: name })}
        onClick={erase}
      >
        {text('trash.erase')}
      </Button>
    </TrashRow>
  );
}
