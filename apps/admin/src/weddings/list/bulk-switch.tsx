import { Button } from '@mui/material';
import type { PanelWedding } from '@hatira/contract';
import { useListContext } from 'react-admin';
import { useText } from '../../i18n/use-text';
import { SelectionBar } from '../../ui/list/selection-bar';
import { useManyWeddingsSwitch } from '../use-wedding-switch';

/** Opens or closes all selected weddings. */
export function BulkSwitch() {
  const text = useText();
  const { onUnselectItems, selectedIds } = useListContext<PanelWedding>();
  const turn = useManyWeddingsSwitch(onUnselectItems);
  const hashes = selectedIds.map(Number);
  return (
    <SelectionBar count={hashes.length} onClear={onUnselectItems}>
      <Button size="small" variant="outlined" color="success" onClick={() => turn(hashes, true)}>
        {text('weddings.bulkEnable')}
      </Button>
      <Button size="small" variant="outlined" color="inherit" onClick={() => turn(hashes, false)}>
        {text('weddings.bulkDisable')}
      </Button>
    </SelectionBar>
  );
}
