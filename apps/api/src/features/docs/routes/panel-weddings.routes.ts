import {
  changeNames,
  changeWedding,
  createWedding,
  erasure,
  keepWedding,
  panelWedding,
  panelWeddingsQuery,
  qrQuery,
  toggleWeddings,
} from '@hatira/contract/schemas';
import type { DocumentedRoute, RouteGroup } from '../documented-route.js';
import { REST, restChange, restList } from '../rest-routes.js';

const WEDDING = `${REST}/weddings/{hash}`;

function qrCode(operationId: string, format: 'svg' | 'png'): DocumentedRoute {
  return {
    operationId,
    method: 'get',
    path: `/api/admin/weddings/{hash}/qr.${format}`,
    access: 'staff',
    summary: `Get a QR code of one of a wedding’s pages, ${format.toUpperCase()}`,
    query: qrQuery,
    answer: {
      description: 'The code, for printing.',
      contentType: format === 'svg' ? 'image/svg+xml' : 'image/png',
    },
    problems: ['validation_failed', 'wedding_not_found', 'too_many_requests'],
  };
}

export const panelWeddingRoutes: RouteGroup = {
  name: 'Panel: weddings',
  description:
    'Lists follow ra-data-simple-rest: `sort`, `range` and `filter` contain JSON, the answer is an array with ' +
    '`Content-Range`. Every change is recorded in the audit trail.',
  routes: [
    restList({
      operationId: 'listPanelWeddings',
      resource: 'weddings',
      summary: 'List weddings with the counts of their files',
      query: panelWeddingsQuery,
      row: panelWedding,
    }),
    {
      operationId: 'getPanelWedding',
      method: 'get',
      path: WEDDING,
      access: 'staff',
      summary: 'Get a wedding, also from the trash',
      answer: { description: 'The wedding.', schema: panelWedding },
      problems: ['validation_failed', 'wedding_not_found'],
    },
    {
      operationId: 'createPanelWedding',
      method: 'post',
      path: `${REST}/weddings`,
      access: 'staff',
      summary: 'Create a wedding',
      body: { json: createWedding },
      answer: {
        status: 201,
        description: 'The new wedding; uploads are open.',
        schema: panelWedding,
      },
      problems: [
        'validation_failed',
        'slug_required',
        'slug_invalid',
        'slug_reserved',
        'slug_taken',
      ],
    },
    {
      operationId: 'changePanelWedding',
      method: 'put',
      path: WEDDING,
      access: 'staff',
      summary: 'Set the font of a wedding’s title',
      body: { json: changeWedding },
      answer: { description: 'The wedding.', schema: panelWedding },
      problems: ['validation_failed', 'wedding_not_found'],
    },
    {
      operationId: 'namePanelWedding',
      method: 'patch',
      path: WEDDING,
      access: 'staff',
      summary: 'Set a wedding’s names, date or path',
      description:
        'Absent fields stay. A former path leads to the wedding as long as it exists; another wedding cannot take it.',
      body: { json: changeNames },
      answer: { description: 'The wedding.', schema: panelWedding },
      problems: [
        'validation_failed',
        'malformed_request',
        'wedding_not_found',
        'slug_required',
        'slug_invalid',
        'slug_reserved',
        'slug_taken',
      ],
    },
    restChange({
      operationId: 'toggleWeddings',
      path: 'weddings/bulk-toggle',
      summary: 'Open or close uploads of many weddings',
      json: toggleWeddings,
    }),
    {
      operationId: 'restoreWedding',
      method: 'post',
      path: `${WEDDING}/restore`,
      access: 'staff',
      summary: 'Restore a wedding from the trash',
      answer: { description: 'The wedding.', schema: panelWedding },
      problems: ['validation_failed', 'wedding_not_found', 'slug_in_use'],
    },
    {
      operationId: 'keepWedding',
      method: 'post',
      path: `${WEDDING}/keep`,
      access: 'staff',
      summary:
        'Exempt a wedding’s files from the retention time, or end the exemption',
      body: { json: keepWedding },
      answer: { description: 'The wedding.', schema: panelWedding },
      problems: ['validation_failed', 'wedding_not_found'],
    },
    restChange({
      operationId: 'eraseWedding',
      path: 'weddings/{hash}/erase',
      summary: 'Erase a wedding in the trash with all its data, at once',
      json: erasure,
      problems: ['wedding_not_found', 'confirmation_mismatch', 'not_in_trash'],
    }),
    qrCode('getWeddingQrSvg', 'svg'),
    qrCode('getWeddingQrPng', 'png'),
  ],
};
