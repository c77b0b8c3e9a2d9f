import { Box, Card, useMediaQuery, type Theme } from '@mui/material';
import type { AuditEntry } from '@hatira/contract';
import { DataTable, useLocale } from 'react-admin';
import { useText } from '../i18n/use-text';
import { formatShortMoment } from '../ui/format';
import { Column } from '../ui/list/column';
import { detailsOf, targetOf, whoOf } from './entry-texts';

export function AuditTable() {
  const text = useText();
  const language = useLocale() ?? 'tr';
  // The details go below the target where a column has no room.
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'), {
    noSsr: true,
  });
  return (
    <Card>
      <DataTable<AuditEntry>
        bulkActionButtons={false}
        rowClick={false}
        aria-label={text('tabs.audit')}
      >
        <Column<AuditEntry>
          source="at"
          label={text('audit.at')}
          sx={{ whiteSpace: 'nowrap' }}
          render={({ at }) => formatShortMoment(at, language)}
        />
        <Column<AuditEntry>
          source="who"
          label={text('audit.who')}
          disableSort
          sx={{ overflowWrap: 'break-word' }}
          render={(entry) => whoOf(entry, text)}
        />
        <Column<AuditEntry>
          source="what"
          label={text('audit.what')}
          disableSort
          sx={{ minWidth: 130 }}
          cellSx={({ action }) =>
            action === 'login_failed' ? { color: 'error.main' } : {}
          }
          render={({ action }) => text(`audit.actions.${action}`)}
        />
        <Column<AuditEntry>
          source="target"
          label={text('audit.target')}
          disableSort
          sx={{ overflowWrap: 'anywhere', minWidth: 170 }}
          render={(entry) => (
            <>
              {targetOf(entry, text)}
              {!isWide && <Details entry={entry} />}
            </>
          )}
        />
        {isWide && (
          <Column<AuditEntry>
            source="details"
            label={text('audit.details')}
            disableSort
            sx={{ minWidth: 160 }}
            render={(entry) => <Details entry={entry} />}
          />
        )}
      </DataTable>
    </Card>
  );
}

function Details({ entry }: { entry: AuditEntry }) {
  const text = useText();
  const language = useLocale() ?? 'tr';
  return detailsOf(entry, text, language).map((line) => (
    <Box key={line} sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {line}
    </Box>
  ));
}
