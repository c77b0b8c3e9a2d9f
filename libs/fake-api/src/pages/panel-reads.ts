import type { FakeApi } from '../fake-api.js';

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h4v4z"/></svg>';
const NOTHING = { count: 0, bytes: 0 };

/** Answers the reads of a wedding's page for a wedding without files and choices. */
export function answerWeddingPage(api: FakeApi): void {
  api
    .on('getWeddingQrSvg', DRAWING)
    .on('getUploadHours', { files: 0, hours: [] })
    .on('getWeddingVisibility', {
      mode: 'upload-only',
      moderation: 'at-once',
    })
    .on('getWeddingAlerts', {
      choice: { kinds: [], hasMail: false, mailTo: null, hasWebhook: false },
      server: { canMail: true, mailTo: null, hasWebhook: false },
    })
    .on('getCardSvg', DRAWING)
    .on('getWifi', { wifi: null })
    .on('listCards', { hasWifi: false, data: [] })
    .on('listEvents', { data: [] })
    .on('listWalls', { data: [] })
    .on('getRehearsal', { data: null })
    .on('countWeddingMedia', {
      live: NOTHING,
      trash: NOTHING,
      until: new Date().toISOString(),
    });
}

/** Answers the overview and the control room of a new installation. */
export function answerOverview(api: FakeApi): void {
  api
    .on('getOverview', {
      disk: { freeBytes: 50e9, sizeBytes: 100e9 },
      lastBackupAt: null,
      failedMedia: 0,
      queues: [],
      largestWeddings: [],
      oldWeddings: { months: 12, count: 0, weddings: [] },
      storageMonths: [],
    })
    .on('getToday', {
      weddings: [],
      newMessages: 0,
      oldestMessageAt: null,
      dueWeddings: 0,
    })
    .on('getControlRoom', {
      disk: { freeBytes: 50e9, sizeBytes: 100e9 },
      queues: [],
      weddings: [],
      guests: [],
    });
}
