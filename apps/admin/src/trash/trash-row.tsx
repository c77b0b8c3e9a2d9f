import DeleteForever from '@mui/icons-material/DeleteForever';
import Undo from '@mui/icons-material/Undo';
import { Box, Button, Card, Typography } from '@mui/material';
import { useText } from '../i18n/use-text';
import type { PanelDataProvider } from '../providers/data-provider';
import { useConfirmation } from '../ui/confirmation/confirmation-provider';
import { useChange, type Read } from '../ui/feedback/use-change';
import { useDeletedText } from '../ui/trash/use-deleted-text';

interface Change {
  run: (panel: PanelDataProvider) => Promise<unknown>;
  stale: Read[];
}

interface Props {
  /** The path, typed to confirm an erasure. */
  name: string;
  detail: string;
  deletedAt: string | null;
  restore: Change;
  erase: Change & { body: string };
}

/** A trashed item: a click restores it, its typed name erases it. */
export function TrashRow({ name, detail, deletedAt, restore, erase }: Props) {
  const text = useText();
  const deletedText = useDeletedText('long');
  const confirm = useConfirmation();
  const label = (action: 'trash.restore' | 'trash.erase') =>
    text('weddings.actionFor', { action: text(action), wedding: name });
  const restoration = useChange(restore.run, {
    success: text('trash.restoredOne', { name }),
    failure: text('trash.restoreFailed'),
    stale: restore.stale,
  });
  const erasure = useChange(erase.run, {
    success: text('trash.erasedOne', { name }),
    failure: text('trash.eraseFailed'),
    stale: erase.stale,
  });
  return (
    <Card
      component="li"
      sx={{
        listStyle: 'none',
        p: 2,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        alignItems: 'center',
      }}
    >
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography
          variant="body2"
          color="textSecondary"
          sx={{ overflowWrap: 'anywhere' }}
        >
          {detail}
          {deletedAt && ` · ${deletedText(deletedAt).join(' · ')}`}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          size="small"
          variant="outlined"
          startIcon={<Undo />}
          aria-label={label('trash.restore')}
          onClick={() => restoration.mutate()}
        >
          {text('trash.restore')}
        </Button>
        <Button
          size="small"
          variant="outlined"
          color="error"
          startIcon={<DeleteForever />}
          aria-label={label('trash.erase')}
          onClick={() =>
            confirm({
              title: text('trash.eraseTitle'),
              body: erase.body,
              word: name,
              run: () => erasure.mutateAsync(),
            })
          }
        >
          {text('trash.erase')}
        </Button>
      </Box>
    </Card>
  );
}
