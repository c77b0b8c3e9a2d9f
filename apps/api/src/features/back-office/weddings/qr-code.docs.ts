import { qrQuery } from '@hatira/contract/schemas';
import type { Operation } from '../../../platform/http/docs/documented-route.js';
import { documented } from '../../../platform/http/docs/documented.js';
import { QrCodeController } from './qr-code.controller.js';

function qrCode(
  operationId: string,
  format: string,
  contentType: string,
): Operation {
  return {
    operationId,
    access: 'staff',
    summary: `Get a QR code of one of a wedding’s pages, ${format}`,
    query: qrQuery,
    answer: { description: 'The code, for printing.', contentType },
    problems: ['validation_failed', 'wedding_not_found', 'too_many_requests'],
  };
}

export const qrCodeDocs = documented(QrCodeController, {
  svg: qrCode('getWeddingQrSvg', 'SVG', 'image/svg+xml'),
  png: qrCode('getWeddingQrPng', 'PNG', 'image/png'),
});
