import { changeWifi, weddingWifi } from '@hatira/contract/schemas';
import { documented } from '../../../platform/http/docs/documented.js';
import { WeddingWifiController } from './wedding-wifi.controller.js';

const WIFI = {
  access: 'staff',
  answer: { description: 'The network, or null.', schema: weddingWifi },
} as const;

export const weddingWifiDocs = documented(WeddingWifiController, {
  read: {
    ...WIFI,
    operationId: 'getWifi',
    summary: 'Get the Wi-Fi network of a wedding’s place',
    problems: ['validation_failed', 'wedding_not_found'],
  },
  change: {
    ...WIFI,
    operationId: 'changeWifi',
    summary: 'Change the Wi-Fi network of a wedding’s place',
    description: 'For cards with `wifi=true`; no other call answers it.',
    body: { json: changeWifi },
    problems: ['validation_failed', 'malformed_request', 'wedding_not_found'],
  },
});
