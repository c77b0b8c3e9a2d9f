import { auditEntry, auditQuery } from '@hatira/contract/schemas';
import { documented } from '../../platform/http/docs/documented.js';
import { restList } from '../../platform/http/docs/rest-operations.js';
import { PanelAuditController } from './panel-audit.controller.js';

export const panelAuditDocs = documented(PanelAuditController, {
  list: restList({
    operationId: 'listAudit',
    summary: 'List the audit trail',
    query: auditQuery,
    row: auditEntry,
  }),
});
