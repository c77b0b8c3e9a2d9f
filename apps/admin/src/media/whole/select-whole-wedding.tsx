import { Button } from '@mui/material';
import type { PanelMedia } from '@hatira/contract';
import { useListContext } from 'react-admin';
import { useText } from '../../i18n/use-text';
import type { WholeWedding } from './use-whole-wedding';

/** Selects the wedding's files, where they exceed this page. */
export function SelectWholeWedding({ whole }: { whole: WholeWedding }) {
  const text = useText();
  const { data = [] } = useListContext<PanelMedia>();
  const { isSelected, setSelected, total } = whole;
  if (total <= data.length || isSelected) return null;
  return (
    <Button size="small" onClick={() => setSelected(true)}>
      {text('media.whole.select', { smart_count: total })}
    </Button>
  );
}
