import { Alert, Button } from '@mui/material';
import { useListContext } from 'react-admin';
import { useText } from '../../i18n/use-text';
import { useSummary } from '../../reads/use-summary';

/** Counts the weddings whose files expire within 30 days. */
export function DueNotice() {
  const text = useText();
  const { setFilters } = useListContext();
  const count = useSummary()?.dueWeddings ?? 0;
  if (count === 0) return null;
  const show = (
    <Button
      color="inherit"
      size="small"
      onClick={() => setFilters({ isDue: true })}
    >
      {text('retention.show')}
    </Button>
  );
  return (
    <Alert severity="warning" action={show} sx={{ mb: 2 }}>
      {text('retention.dueCount', { smart_count: count })}
    </Alert>
  );
}
