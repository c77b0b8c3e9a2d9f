import { Button } from '@mui/material';
import type { PanelWedding } from '@hatira/contract';
import { useText } from '../../i18n/use-text';
import { SelectionToolbar } from '../../ui/list/selection-toolbar';
import { useSelectedRows } from '../../ui/list/use-selected-rows';
import { useManyWeddingsSwitch } from '../use-wedding-switch';

export function BulkSwitch() {
  const text = useText();
  const { selected, clear } = useSelectedRows<PanelWedding>();
  const turn = useManyWeddingsSwitch(clear);
  return (
    <SelectionToolbar>
      <Button
        size="small"
        variant="outlined"
        color="success"
        onClick={() => turn(selected, true)}
      >
        {text('weddings.bulkEnable')}
      </Button>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        onClick={() => turn(selected, false)}
      >
        {text('weddings.bulkDisable')}
      </Button>
    </SelectionToolbar>
  );
}
