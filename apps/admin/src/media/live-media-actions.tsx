import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Replay from '@mui/icons-material/Replay';
import { Button } from '@mui/material';
import { useText } from '../i18n/use-text';
import { useTrashDays } from '../reads/use-settings';
import { useConfirmation } from '../ui/confirmation/confirmation-provider';
import { useChange } from '../ui/feedback/use-change';
import { FIXED } from '../i18n/fixed-texts';
import { SelectionToolbar } from '../ui/list/selection-toolbar';
import { SelectPage } from '../ui/list/select-page';
import { useMediaRetry } from './use-media-retry';
import { useSelectedMedia } from './use-selected-media';

export function LiveMediaActions() {
  const text = useText();
  const confirm = useConfirmation();
  const days = useTrashDays();
  const { selected, ids, clear } = useSelectedMedia();
  const failed = selected
    .filter(({ processing }) => processing === 'failed')
    .map(({ id }) => id);
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
      body: text('media.deleteBody', { smart_count: ids.length, days }),
      word: 'delete',
      run: () => trash.mutateAsync(ids),
    });
  return (
    <>
      <SelectPage />
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
    </>
  );
}
