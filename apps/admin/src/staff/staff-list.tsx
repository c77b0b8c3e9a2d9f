import { Chip, TableCell, TableRow, Typography } from '@mui/material';
import type { PanelStaff } from '@hatira/contract';
import { useState } from 'react';
import { ListBase, Pagination, useListContext, useLocale } from 'react-admin';
import { useText } from '../i18n/use-text';
import { PasswordDialog } from '../ui/account/password-dialog';
import { formatShortMoment } from '../ui/format';
import { ListBody } from '../ui/list/list-body';
import { ListTable } from '../ui/list/list-table';
import { useListFailure } from '../ui/list/use-list-failure';
import { PageHeading } from '../ui/page/page-heading';
import { InviteStaff } from './invite-staff';
import { StaffActions } from './staff-actions';

export function StaffList() {
  const text = useText();
  const queryOptions = useListFailure(text('general.offline'));
  return (
    <>
      <PageHeading title={text('tabs.staff')}>
        <InviteStaff />
      </PageHeading>
      <ListBase<PanelStaff>
        perPage={50}
        sort={{ field: 'email', order: 'ASC' }}
        exporter={false}
        queryOptions={queryOptions}
      >
        <ListBody empty={null}>
          <Accounts />
          <Pagination rowsPerPageOptions={[50, 100]} />
        </ListBody>
      </ListBase>
    </>
  );
}

const COLUMNS = [
  'email',
  'status',
  'secondFactor',
  'since',
  'actions',
] as const;

function Accounts() {
  const text = useText();
  const { data = [] } = useListContext<PanelStaff>();
  const [changing, setChanging] = useState<PanelStaff>();
  return (
    <>
      <ListTable
        label={text('tabs.staff')}
        columns={COLUMNS.map((column) => text(`staff.${column}`))}
      >
        {data.map((account) => (
          <Account
            key={account.id}
            account={account}
            onChangePassword={() => setChanging(account)}
          />
        ))}
      </ListTable>
      {changing && (
        <PasswordDialog
          account={changing}
          onClose={() => setChanging(undefined)}
        />
      )}
    </>
  );
}

function Account({
  account,
  onChangePassword,
}: {
  account: PanelStaff;
  onChangePassword: () => void;
}) {
  const text = useText();
  const language = useLocale() ?? 'tr';
  const { createdAt, disabledAt, email, hasSecondFactor, isSelf } = account;
  return (
    <TableRow>
      <TableCell sx={{ overflowWrap: 'anywhere', minWidth: 210 }}>
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
      </TableCell>
      <TableCell>
        <Chip
          size="small"
          variant={disabledAt ? 'outlined' : 'filled'}
          color={disabledAt ? 'default' : 'success'}
          label={text(disabledAt ? 'staff.disabled' : 'staff.active')}
        />
      </TableCell>
      <TableCell>
        <Chip
          size="small"
          variant={hasSecondFactor ? 'filled' : 'outlined'}
          color={hasSecondFactor ? 'success' : 'default'}
          label={text(
            hasSecondFactor
              ? 'staff.hasSecondFactor'
              : 'staff.hasNoSecondFactor',
          )}
        />
      </TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>
        {formatShortMoment(createdAt, language)}
      </TableCell>
      <TableCell>
        <StaffActions account={account} onChangePassword={onChangePassword} />
      </TableCell>
    </TableRow>
  );
}
