import DeleteForever from '@mui/icons-material/DeleteForever';
import RestoreFromTrash from '@mui/icons-material/RestoreFromTrash';
import { Button, Typography } from '@mui/material';
import { eraseMedia, restorePanelMedia } from '@hatira/api-client';
import { useText } from '../i18n/use-text';
import { useConfirmation } from '../ui/confirmation/confirmation-provider';
import { useAction } from '../ui/feedback/use-action';
import { SelectionBar } from '../ui/list/selection-bar';
import { SelectPage } from './select-page';
import { useSelectedMedia } from './use-selected-media';

export function TrashedMediaActions() {
  const text = useText();
  const act = useAction();
  const confirm = useConfirmation();
  const { selected, ids, clear } = useSelectedMedia();
  const [wedding, ...others] = [
    ...new Set(selected.map(({ weddingPath }) => weddingPath)),
  ];
  const restore = async () => {
    const done = await act(() => restorePanelMedia(ids), {
      success: (smart_count) =>
        smart_count < ids.length
          ? text('trash.restoredSome', { smart_count, total: ids.length })
          : text('trash.restored', { smart_count }),
      nothing: text('trash.restoredNone'),
      failure: text('trash.restoreFailed'),
      stale: ['media', 'weddings'],
    });
    if (done && done.result > 0) clear();
  };
  const erase = (path: string) =>
    confirm({
      title: text('trash.eraseTitle'),
      body: text('trash.eraseBody', { smart_count: ids.length, wedding: path }),
      word: path,
      run: async () => {
        const done = await act(() => eraseMedia(ids, path), {
          success: (smart_count) => text('trash.erased', { smart_count }),
          failure: text('trash.eraseFailed'),
          stale: ['media', 'weddings'],
        });
        if (done) clear();
      },
    });
  return (
    <>
      <SelectPage />
      <SelectionBar count={ids.length} onClear={clear}>
        <Button
          size="small"
          variant="outlined"
          startIcon={<RestoreFromTrash />}
          onClick={() => void restore()}
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
      </SelectionBar>
    </>
  );
}
