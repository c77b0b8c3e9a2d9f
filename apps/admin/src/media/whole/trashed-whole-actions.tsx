import DeleteForever from '@mui/icons-material/DeleteForever';
import Undo from '@mui/icons-material/Undo';
import { Button } from '@mui/material';
import { useText } from '../../i18n/use-text';
import { useMediaRestore } from '../actions/use-media-restore';
import { useWholeChange } from './use-whole-change';
import type { WholeWedding } from './use-whole-wedding';
import { WholeToolbar } from './whole-toolbar';

/** Restores or erases a wedding's files in the trash. */
export function TrashedWholeActions({ whole }: { whole: WholeWedding }) {
  const text = useText();
  const { hash, setSelected, total } = whole;
  const restore = useMediaRestore(
    async (panel, _: { total: number }) => {
      const { until } = await panel.fetchWeddingMedia(hash);
      return panel.restoreWeddingMedia(hash, until);
    },
    () => setSelected(false),
  );
  const erase = useWholeChange(whole, {
    state: 'trash',
    title: text('trash.eraseTitle'),
    body: 'media.whole.eraseBody',
    call: 'eraseWeddingMedia',
    success: (smart_count) => text('trash.erased', { smart_count }),
    failure: text('trash.eraseFailed'),
  });
  return (
    <WholeToolbar whole={whole}>
      <Button
        size="small"
        variant="outlined"
        startIcon={<Undo />}
        aria-busy={restore.isPending}
        onClick={() => restore.isPending || restore.mutate({ total })}
      >
        {text('trash.restore')}
      </Button>
      <Button
        size="small"
        variant="outlined"
        color="error"
        startIcon={<DeleteForever />}
        onClick={() => erase.mutate()}
      >
        {text('trash.erase')}
      </Button>
    </WholeToolbar>
  );
}
