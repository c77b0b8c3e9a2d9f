import {
  uploadHeading,
  weddingTitle,
  type AlertKind,
  type NamedWedding,
} from '@hatira/contract';
import type { MailMessage } from '../../../platform/mail/mail-message.js';

export interface MailedAlert extends NamedWedding {
  kind: AlertKind;
  /** The couple's; opens the wedding in the panel. */
  hash: number;
}

const WORDS: Record<AlertKind, { subject: string; text: string }> = {
  first_photo: {
    subject: 'İlk fotoğraf geldi',
    text: 'Bu düğünün ilk dosyası geldi.',
  },
  no_file: {
    subject: 'Düğün günü hâlâ dosya yok',
    text: 'Bugün bu düğüne hiç dosya gelmedi. Mekâna QR kodun masalarda olup olmadığını ve bu düğünün kodu olduğunu sorun.',
  },
  quiet_hour: {
    subject: 'Bir saattir dosya gelmiyor',
    text: 'Bir saattir yeni dosya gelmiyor. QR kodun görünür, internetin açık olduğundan emin olun.',
  },
  uploads_fail: {
    subject: 'Dosyalar gönderilemiyor',
    text: 'Son yarım saatte birkaç misafirin dosyaları geri çevrildi. Nedeni panelin “Bugün” sayfasında.',
  },
  closed_uploads: {
    subject: 'Yüklemeler kapalı, misafirler bekliyor',
    text: 'Misafirler dosya göndermeye çalışıyor, ama bu düğünün yüklemeleri kapalı. Panelden açabilirsiniz.',
  },
};

/**
 * Writes in Turkish, like the panel; several alerts of a moment are one mail.
 * @param panel the panel's address, for links
 */
export function alertMail(
  alerts: MailedAlert[],
  to: string,
  panel: string | undefined,
): MailMessage {
  const [first] = alerts;
  const subject =
    first && alerts.length === 1
      ? `${WORDS[first.kind].subject}: ${first.weddingPath}`
      : `${alerts.length} düğün bildirimi`;
  const parts = alerts.map((alert) => partOf(alert, panel));
  const today = panel ? [`Bugünün düğünleri: ${panel}/#/today`] : [];
  return { to, subject, text: [...parts, ...today].join('\n\n') };
}

function partOf(alert: MailedAlert, panel: string | undefined): string {
  const { hash, kind, weddingPath } = alert;
  const { subject, text } = WORDS[kind];
  const { date } = uploadHeading(alert);
  return [
    `${subject}: ${weddingPath}`,
    [weddingTitle(alert), date].filter(Boolean).join(', '),
    text,
    panel && `${panel}/#/weddings/${hash}/show`,
  ]
    .filter(Boolean)
    .join('\n');
}
