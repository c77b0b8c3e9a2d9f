import Refresh from '@mui/icons-material/Refresh';
import { Box, Button } from '@mui/material';
import { FIXED } from '../i18n/fixed-texts';
import { useText } from '../i18n/use-text';
import { useChange } from '../ui/feedback/use-change';
import { Section } from '../ui/page/section';

/** Shows that a list is available. */
const PROBE = {
  pagination: { page: 1, perPage: 1 },
  sort: { field: 'id', order: 'ASC' },
  filter: {},
} as const;

const LISTS = ['weddings', 'backgrounds'] as const;
type List = (typeof LISTS)[number];

export function QuickActions() {
  const text = useText();
  const refresh = useRefresh();
  return (
    <Section title={text('settings.quick')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {LISTS.map((list) => (
          <Button
            key={list}
            variant="outlined"
            startIcon={<Refresh />}
            disabled={refresh.isPending}
            onClick={() => refresh.mutate(list)}
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
  return useChange((panel, list: List) => panel.getList(list, PROBE), {
    success: (_, list) =>
      text(
        list === 'weddings'
          ? 'settings.weddingsRefreshed'
          : 'settings.backgroundsRefreshed',
      ),
    failure: (_, list) =>
      list === 'weddings' ? FIXED.weddingsFailed : FIXED.backgroundsFailed,
    stale: ['weddings', 'backgrounds', 'background'],
  });
}
