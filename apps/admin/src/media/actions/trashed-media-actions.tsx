import DeleteForever from '@mui/icons-material/DeleteForever';
import Undo from '@mui/icons-material/Undo';
import { Button, Typography } from '@mui/material';
import type { PanelMedia } from '@hatira/contract';
import { useText } from '../../i18n/use-text';
import { useConfirmation } from '../../ui/confirmation/confirmation-provider';
import { useChange } from '../../ui/feedback/use-change';
import { SelectionToolbar } from '../../ui/list/selection-toolbar';
import { useSelectedRows } from '../../ui/list/use-selected-rows';
import { useMediaRestore } from './use-media-restore';

/** Restores or erases the selected files. */
export function TrashedMediaActions() {
  const text = useText();
  const confirm = useConfirmation();
  const { selected, ids, clear } = useSelectedRows<PanelMedia>();
  const [wedding, ...others] = [
    ...new Set(selected.map(({ weddingPath }) => weddingPath)),
  ];
  const restore = useMediaRestore(
    (panel, { chosen }: { chosen: string[]; total: number }) =>
      panel.restorePanelMedia(chosen),
    clear,
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
    <SelectionToolbar>
      <Button
        size="small"
        variant="outlined"
        startIcon={<Undo />}
        onClick={() => restore.mutate({ chosen: ids, total: ids.length })}
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
  );
}
