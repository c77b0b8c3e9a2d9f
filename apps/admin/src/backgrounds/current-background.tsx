import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Box, Button, Typography } from '@mui/material';
import type { BackgroundRow } from '@hatira/contract';
import { useLocale, useNotify } from 'react-admin';
import { FIXED } from '../i18n/fixed-texts';
import { useText } from '../i18n/use-text';
import { useTrashDays } from '../reads/use-settings';
import { useConfirmation } from '../ui/confirmation/confirmation-provider';
import { useChange } from '../ui/feedback/use-change';
import { formatMegabytes, formatTurkishDate, lastSegment } from '../ui/format';
import { FactList } from '../ui/page/fact-list';
import { Section } from '../ui/page/section';
import { BackgroundImage } from './background-image';
import { deleteFailureText } from './background-failures';

export function CurrentBackground({
  background,
}: {
  background: BackgroundRow;
}) {
  const text = useText();
  const language = useLocale() ?? 'tr';
  const {
    file_name,
    file_size,
    file_type,
    created_at,
    wedding_owner: wedding,
  } = background;
  const facts = [
    { name: text('backgrounds.fileName'), value: lastSegment(file_name) },
    {
      name: text('backgrounds.size'),
      value: formatMegabytes(file_size, language),
    },
    { name: text('backgrounds.type'), value: file_type },
    {
      name: text('backgrounds.uploadedAt'),
      value: formatTurkishDate(created_at),
    },
  ];
  return (
    <Section title={text('backgrounds.current')} sx={{ overflow: 'hidden' }}>
      <BackgroundImage
        url={background.background_url}
        alt={text('backgrounds.preview', { wedding })}
      />
      <Typography
        variant="h3"
        component="p"
        sx={{ mt: 2, mb: 1, overflowWrap: 'anywhere' }}
      >
        {wedding}
      </Typography>
      <FactList facts={facts} />
      <Box sx={{ mt: 2.5 }}>
        <DeleteButton background={background} />
      </Box>
    </Section>
  );
}

function DeleteButton({ background }: { background: BackgroundRow }) {
  const text = useText();
  const notify = useNotify();
  const confirm = useConfirmation();
  const days = useTrashDays();
  const { wedding_hash: hash, wedding_owner: wedding } = background;
  const { mutateAsync } = useChange((panel) => panel.deleteBackground(hash), {
    success: text('backgrounds.deleted', { wedding }),
    failure: deleteFailureText,
    stale: ['background', 'backgrounds', 'weddings'],
  });
  const remove = () => {
    if (!background.id) return notify(FIXED.nothingToDelete, { type: 'error' });
    confirm({
      title: text('backgrounds.delete'),
      body: text('backgrounds.deleteBody', { wedding, smart_count: days }),
      word: 'delete',
      run: () => mutateAsync(),
    });
  };
  return (
    <Button
      variant="outlined"
      color="error"
      startIcon={<DeleteOutlined />}
      onClick={remove}
    >
      {text('backgrounds.delete')}
    </Button>
  );
}
