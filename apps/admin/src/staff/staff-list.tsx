import type { PanelStaff } from '@hatira/contract';
import { useState } from 'react';
import { ColumnsButton, List, TopToolbar } from 'react-admin';
import { useText } from '../i18n/use-text';
import { PasswordDialog } from '../ui/account/password-dialog';
import { csvMoment } from '../ui/list/csv';
import { ExportRows } from '../ui/list/export-rows';
import { ListBody } from '../ui/list/list-body';
import { ListPages } from '../ui/list/list-pages';
import { useCsvExporter } from '../ui/list/use-csv-exporter';
import { useListFailure } from '../ui/list/use-list-failure';
import { PageHeading } from '../ui/page/page-heading';
import { InviteStaff } from './invite-staff';
import { secondFactorKey, StaffTable, statusKey } from './staff-table';

export function StaffList() {
  const text = useText();
  const [changing, setChanging] = useState<PanelStaff>();
  const exporter = useCsvExporter<PanelStaff>(text('tabs.staff'), [
    [text('staff.email'), ({ email }) => email],
    [text('staff.status'), (account) => text(statusKey(account))],
    [text('staff.secondFactor'), (account) => text(secondFactorKey(account))],
    [text('staff.since'), ({ createdAt }) => csvMoment(createdAt)],
  ]);
  return (
    <>
      <PageHeading title={text('tabs.staff')}>
        <InviteStaff />
      </PageHeading>
      <List<PanelStaff>
        perPage={50}
        sort={{ field: 'email', order: 'ASC' }}
        actions={
          <TopToolbar>
            <ColumnsButton />
            <ExportRows />
          </TopToolbar>
        }
        exporter={exporter}
        pagination={<ListPages sizes={[50, 100]} />}
        queryOptions={useListFailure(text('general.offline'))}
      >
        <ListBody>
          <StaffTable onChangePassword={setChanging} />
        </ListBody>
      </List>
      {changing && (
        <PasswordDialog
          account={changing}
          onClose={() => setChanging(undefined)}
        />
      )}
    </>
  );
}
