import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Replay from '@mui/icons-material/Replay';
import { Button } from '@mui/material';
import { retryMedia, trashMedia } from '@hatira/api-client';
import { useText } from '../i18n/use-text';
import { useTrashDays } from '../reads/use-settings';
import { useConfirmation } from '../ui/confirmation/confirmation-provider';
import { useAction } from '../ui/feedback/use-action';
import { FIXED } from '../i18n/fixed-texts';
import { SelectionBar } from '../ui/list/selection-bar';
import { SelectPage } from './select-page';
import { useSelectedMedia } from './use-selected-media';

export function LiveMediaActions() {
  const text = useText();
  const act = useAction();
  const confirm = useConfirmation();
  const days = useTrashDays();
  const { selected, ids, clear } = useSelectedMedia();
  const failed = selected
    .filter(({ processing }) => processing === 'failed')
    .map(({ id }) => id);
  const retry = async () => {
    const done = await act(() => retryMedia(failed), {
      success: (smart_count) => text('media.retried', { smart_count }),
      nothing: text('general.nothingChanged'),
      failure: text('media.retryFailed'),
      stale: ['media', 'weddings'],
    });
    if (done) clear();
  };
  const remove = () =>
    confirm({
      title: text('media.deleteTitle'),
      body: text('media.deleteBody', { smart_count: ids.length, days }),
      word: 'delete',
      run: async () => {
        const done = await act(() => trashMedia(ids), {
          success: (smart_count) => text('media.deleted', { smart_count }),
          nothing: text('general.nothingChanged'),
          failure: FIXED.deleteRefused,
          stale: ['media', 'weddings'],
        });
        if (done) clear();
      },
    });
  return (
    <>
      <SelectPage />
      <SelectionBar count={ids.length} onClear={clear}>
        {failed.length > 0 && (
          <Button
            size="small"
            variant="outlined"
            startIcon={<Replay />}
            onClick={() => void retry()}
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
      </SelectionBar>
    </>
  );
}
