import { Button } from '@mui/material';
import type { PanelWedding } from '@hatira/contract';
import { useListContext } from 'react-admin';
import { useText } from '../../i18n/use-text';
import { SelectionBar } from '../../ui/list/selection-bar';
import { useManyWeddingsSwitch } from '../use-wedding-switch';

/** Opens or closes all selected weddings. */
export function BulkSwitch() {
  const text = useText();
  const { data = [], onUnselectItems, selectedIds } = useListContext<PanelWedding>();
  const turn = useManyWeddingsSwitch(onUnselectItems);
  // A selection outlives pages and filters; what nobody sees is not switched.
  const hashes = data.filter(({ id }) => selectedIds.includes(id)).map(({ hash }) => hash);
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
