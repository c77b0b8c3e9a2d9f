import { Card, Chip, Typography } from '@mui/material';
import type { PanelStaff } from '@hatira/contract';
import { DataTable, useLocale } from 'react-admin';
import { useText } from '../i18n/use-text';
import { formatShortMoment } from '../ui/format';
import { Column } from '../ui/list/column';
import { StaffActions } from './staff-actions';

interface Props {
  onChangePassword: (account: PanelStaff) => void;
}

export function StaffTable({ onChangePassword }: Props) {
  const text = useText();
  const language = useLocale() ?? 'tr';
  return (
    <Card>
      <DataTable<PanelStaff>
        bulkActionButtons={false}
        rowClick={false}
        size="medium"
        aria-label={text('tabs.staff')}
      >
        <Column<PanelStaff>
          source="email"
          label={text('staff.email')}
          sx={{ overflowWrap: 'anywhere', minWidth: 210 }}
          render={(account) => <Email account={account} />}
        />
        <Column<PanelStaff>
          source="status"
          label={text('staff.status')}
          disableSort
          render={(account) => (
            <StateChip
              isOn={!account.disabledAt}
              label={text(statusKey(account))}
            />
          )}
        />
        <Column<PanelStaff>
          source="secondFactor"
          label={text('staff.secondFactor')}
          disableSort
          render={(account) => (
            <StateChip
              isOn={account.hasSecondFactor}
              label={text(secondFactorKey(account))}
            />
          )}
        />
        <Column<PanelStaff>
          source="createdAt"
          label={text('staff.since')}
          sx={{ whiteSpace: 'nowrap' }}
          render={({ createdAt }) => formatShortMoment(createdAt, language)}
        />
        <Column<PanelStaff>
          source="actions"
          label={text('staff.actions')}
          disableSort
          render={(account) => (
            <StaffActions
              account={account}
              onChangePassword={() => onChangePassword(account)}
            />
          )}
        />
      </DataTable>
    </Card>
  );
}

export function statusKey({ disabledAt }: PanelStaff) {
  return disabledAt ? 'staff.disabled' : 'staff.active';
}

export function secondFactorKey({ hasSecondFactor }: PanelStaff) {
  return hasSecondFactor ? 'staff.hasSecondFactor' : 'staff.hasNoSecondFactor';
}

function StateChip({ isOn, label }: { isOn: boolean; label: string }) {
  return (
    <Chip
      size="small"
      variant={isOn ? 'filled' : 'outlined'}
      color={isOn ? 'success' : 'default'}
      label={label}
    />
  );
}

function Email({ account: { email, isSelf } }: { account: PanelStaff }) {
  const text = useText();
  return (
    <>
      {email}
      {isSelf && (
        <Typography
          component="span"
          color="textSecondary"
          variant="body2"
          noWrap
          sx={{ ml: 1 }}
        >
          ({text('staff.you')})
        </Typography>
      )}
    </>
  );
}
