import Refresh from '@mui/icons-material/Refresh';
import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { FIXED } from '../i18n/fixed-texts';
import { useText } from '../i18n/use-text';
import { useAction } from '../ui/feedback/use-action';
import { Section } from '../ui/page/section';

/** A small read that shows that a list is available. */
const PROBE = {
  pagination: { page: 1, perPage: 1 },
  sort: { field: 'id', order: 'ASC' },
  filter: {},
} as const;

export function QuickActions() {
  const text = useText();
  const refresh = useRefresh();
  return (
    <Section title={text('settings.quick')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {(['weddings', 'backgrounds'] as const).map((list) => (
          <Button
            key={list}
            variant="outlined"
            startIcon={<Refresh />}
            disabled={refresh.isBusy}
            onClick={() => void refresh.run(list)}
          >
            {text(
              list === 'weddings'
                ? 'settings.refreshWeddings'
                : 'settings.refreshBackgrounds',
            )}
          </Button>
        ))}
      </Box>
    </Section>
  );
}

function useRefresh() {
  const text = useText();
  const act = useAction();
  const dataProvider = useDataProvider();
  const [isBusy, setBusy] = useState(false);
  const run = async (list: 'weddings' | 'backgrounds') => {
    setBusy(true);
    const isWeddings = list === 'weddings';
    await act(() => dataProvider.getList(list, PROBE), {
      success: text(
        isWeddings
          ? 'settings.weddingsRefreshed'
          : 'settings.backgroundsRefreshed',
      ),
      failure: () =>
        isWeddings ? FIXED.weddingsFailed : FIXED.backgroundsFailed,
      stale: isWeddings ? ['weddings'] : ['backgrounds', 'background'],
    });
    setBusy(false);
  };
  return { isBusy, run };
}
