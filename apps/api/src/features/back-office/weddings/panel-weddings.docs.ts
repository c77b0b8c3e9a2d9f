import {
  changeNames,
  changeWedding,
  createWedding,
  erasure,
  keepWedding,
  panelWedding,
  panelWeddingsQuery,
  toggleWeddings,
} from '@hatira/contract/schemas';
import { documented } from '../../../platform/http/docs/documented.js';
import {
  restList,
  restChange,
} from '../../../platform/http/docs/rest-operations.js';
import { PanelWeddingsController } from './panel-weddings.controller.js';

export const panelWeddingsDocs = documented(PanelWeddingsController, {
  list: restList({
    operationId: 'listPanelWeddings',
    summary: 'List weddings with the counts of their files',
    query: panelWeddingsQuery,
    row: panelWedding,
  }),
  one: {
    operationId: 'getPanelWedding',
    access: 'staff',
    summary: 'Get a wedding, also from the trash',
    answer: { description: 'The wedding.', schema: panelWedding },
    problems: ['validation_failed', 'wedding_not_found'],
  },
  create: {
    operationId: 'createPanelWedding',
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
  change: {
    operationId: 'changePanelWedding',
    access: 'staff',
    summary: 'Set the font of a wedding’s title',
    body: { json: changeWedding },
    answer: { description: 'The wedding.', schema: panelWedding },
    problems: ['validation_failed', 'wedding_not_found'],
  },
  name: {
    operationId: 'namePanelWedding',
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
  toggle: restChange({
    operationId: 'toggleWeddings',
    summary: 'Open or close uploads of many weddings',
    json: toggleWeddings,
  }),
  restore: {
    operationId: 'restoreWedding',
    access: 'staff',
    summary: 'Restore a wedding from the trash',
    answer: { description: 'The wedding.', schema: panelWedding },
    problems: ['validation_failed', 'wedding_not_found', 'slug_in_use'],
  },
  keep: {
    operationId: 'keepWedding',
    access: 'staff',
    summary:
      'Exempt a wedding’s files from the retention time, or end the exemption',
    body: { json: keepWedding },
    answer: { description: 'The wedding.', schema: panelWedding },
    problems: ['validation_failed', 'wedding_not_found'],
  },
  erase: restChange({
    operationId: 'eraseWedding',
    summary: 'Erase a wedding in the trash with all its data, at once',
    json: erasure,
    problems: ['wedding_not_found', 'confirmation_mismatch', 'not_in_trash'],
  }),
});
