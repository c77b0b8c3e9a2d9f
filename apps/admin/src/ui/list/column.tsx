import CheckBox from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank';
import { ListItemIcon, ListItemText, MenuItem } from '@mui/material';
import {
  DataTable,
  useDataTableRenderContext,
  useDataTableStoreContext,
  useStore,
  type DataTableColumnProps,
  type RaRecord,
} from 'react-admin';

type Props<Row extends RaRecord> = DataTableColumnProps<Row> & {
  source: string;
  label: string;
};

/** A column, and its item in the menu of columns. */
export function Column<Row extends RaRecord>(props: Props<Row>) {
  return useDataTableRenderContext() === 'columnsSelector' ? (
    <ColumnItem source={props.source} label={props.label} />
  ) : (
    <DataTable.Col<Row> {...props} />
  );
}

/** react-admin's item hides its switch from assistive software. */
function ColumnItem({ source, label }: { source: string; label: string }) {
  const { storeKey, defaultHiddenColumns } = useDataTableStoreContext();
  const [hidden, setHidden] = useStore(storeKey, defaultHiddenColumns);
  const isShown = !hidden.includes(source);
  return (
    <MenuItem
      role="menuitemcheckbox"
      aria-checked={isShown}
      tabIndex={0}
      dense
      onClick={() =>
        setHidden(
          isShown
            ? [...hidden, source]
            : hidden.filter((column) => column !== source),
        )
      }
    >
      <ListItemIcon>
        {isShown ? <CheckBox color="primary" /> : <CheckBoxOutlineBlank />}
      </ListItemIcon>
      <ListItemText>{label}</ListItemText>
    </MenuItem>
  );
}
