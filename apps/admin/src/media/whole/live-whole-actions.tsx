import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Button } from '@mui/material';
import { FIXED } from '../../i18n/fixed-texts';
import { useText } from '../../i18n/use-text';
import { useWholeChange } from './use-whole-change';
import type { WholeWedding } from './use-whole-wedding';
import { WholeToolbar } from './whole-toolbar';

/** Deletes all files of a wedding. */
export function LiveWholeActions({ whole }: { whole: WholeWedding }) {
  const text = useText();
  const remove = useWholeChange(whole, {
    state: 'live',
    title: text('media.deleteTitle'),
    body: 'media.whole.deleteBody',
    call: 'trashWeddingMedia',
    success: (smart_count) => text('media.deleted', { smart_count }),
    failure: FIXED.deleteRefused,
  });
  return (
    <WholeToolbar whole={whole}>
      <Button
        size="small"
        variant="outlined"
        color="error"
        startIcon={<DeleteOutlined />}
        onClick={() => remove.mutate()}
      >
        {text('media.delete')}
      </Button>
    </WholeToolbar>
  );
}
