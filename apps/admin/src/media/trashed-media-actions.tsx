import DeleteForever from '@mui/icons-material/DeleteForever';
import RestoreFromTrash from '@mui/icons-material/RestoreFromTrash';
import { Button, Typography } from '@mui/material';
import { useText } from '../i18n/use-text';
import { useConfirmation } from '../ui/confirmation/confirmation-provider';
import { useChange } from '../ui/feedback/use-change';
import { SelectionToolbar } from '../ui/list/selection-toolbar';
import { SelectPage } from '../ui/list/select-page';
import { useSelectedMedia } from './use-selected-media';

export function TrashedMediaActions() {
  const text = useText();
  const confirm = useConfirmation();
  const { selected, ids, clear } = useSelectedMedia();
  const [wedding, ...others] = [
    ...new Set(selected.map(({ weddingPath }) => weddingPath)),
  ];
  const restore = useChange(
    (panel, chosen: string[]) => panel.restorePanelMedia(chosen),
    {
      success: (smart_count, { length: total }) =>
        smart_count < total
          ? text('trash.restoredSome', { smart_count, total })
          : text('trash.restored', { smart_count }),
      nothing: text('trash.restoredNone'),
      failure: text('trash.restoreFailed'),
      stale: ['media', 'weddings'],
      onDone: (restored) => void (restored > 0 && clear()),
    },
  );
  const erasure = useChange(
    (panel, { chosen, path }: { chosen: string[]; path: string }) =>
      panel.eraseMedia(chosen, path),
    {
      success: (smart_count) => text('trash.erased', { smart_count }),
      failure: text('trash.eraseFailed'),
      stale: ['media', 'weddings'],
      onDone: clear,
    },
  );
  const erase = (path: string) =>
    confirm({
      title: text('trash.eraseTitle'),
      body: text('trash.eraseBody', { smart_count: ids.length, wedding: path }),
      word: path,
      run: () => erasure.mutateAsync({ chosen: ids, path }),
    });
  return (
    <>
      <SelectPage />
      <SelectionToolbar>
        <Button
          size="small"
          variant="outlined"
          startIcon={<RestoreFromTrash />}
          onClick={() => restore.mutate(ids)}
        >
          {text('trash.restore')}
        </Button>
        <Button
          size="small"
          variant="outlined"
          color="error"
          startIcon={<DeleteForever />}
          disabled={others.length > 0}
          onClick={() => wedding !== undefined && erase(wedding)}
        >
          {text('trash.erase')}
        </Button>
        {others.length > 0 && (
          <Typography variant="body2" color="textSecondary">
            {text('trash.eraseOneWedding')}
          </Typography>
        )}
      </SelectionToolbar>
    </>
  );
}
