import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Replay from '@mui/icons-material/Replay';
import { Button } from '@mui/material';
import type { PanelMedia } from '@hatira/contract';
import { useText } from '../../i18n/use-text';
import { useTrashDays } from '../../reads/use-settings';
import { useConfirmation } from '../../ui/confirmation/confirmation-provider';
import { useChange } from '../../ui/feedback/use-change';
import { FIXED } from '../../i18n/fixed-texts';
import { SelectionToolbar } from '../../ui/list/selection-toolbar';
import { useSelectedRows } from '../../ui/list/use-selected-rows';
import { ExposureActions } from './exposure-actions';
import { TouchedWeddings } from './touched-weddings';
import { isFailed } from '../is-failed';
import { useMediaRetry } from '../use-media-retry';

/** Retries, shows, hides or deletes the selected files. */
export function LiveMediaActions() {
  const text = useText();
  const confirm = useConfirmation();
  const days = useTrashDays();
  const { selected, ids, clear } = useSelectedRows<PanelMedia>();
  const failed = selected.filter(isFailed).map(({ id }) => id);
  const retry = useMediaRetry(clear);
  const trash = useChange(
    (panel, chosen: string[]) => panel.trashMedia(chosen),
    {
      success: (smart_count) => text('media.deleted', { smart_count }),
      nothing: text('general.nothingChanged'),
      failure: FIXED.deleteRefused,
      stale: ['media', 'weddings'],
      onDone: clear,
    },
  );
  const remove = () =>
    confirm({
      title: text('media.deleteTitle'),
      body: (
        <>
          {text('media.deleteBody', { smart_count: ids.length, days })}
          <TouchedWeddings files={selected} />
        </>
      ),
      word: 'delete',
      run: () => trash.mutateAsync(ids),
    });
  return (
    <SelectionToolbar>
      {failed.length > 0 && (
        <Button
          size="small"
          variant="outlined"
          startIcon={<Replay />}
          onClick={() => retry.mutate(failed)}
        >
          {text('media.retry')}
        </Button>
      )}
      <ExposureActions files={selected} onDone={clear} />
      <Button
        size="small"
        variant="outlined"
        color="error"
        startIcon={<DeleteOutlined />}
        onClick={remove}
      >
        {text('media.delete')}
      </Button>
    </SelectionToolbar>
  );
}
