import type { AlertKind } from '@hatira/contract';
import type { MailMessage } from '../../../platform/mail/mail-message.js';

const WORDS: Record<AlertKind, { subject: string; text: string }> = {
  first_photo: {
    subject: 'İlk fotoğraf geldi',
    text: 'Bu düğüne ilk dosya geldi.',
  },
  quiet_hour: {
    subject: 'Bir saattir dosya gelmiyor',
    text: 'Bu akşam dosya gelen düğüne bir saattir yeni dosya gelmedi. QR kodun görünür olduğuna ve internetin çalıştığına bakın.',
  },
  uploads_fail: {
    subject: 'Dosyalar gönderilemiyor',
    text: 'Son yarım saatte birkaç misafirin dosyaları geri çevrildi. Paneldeki “Bu akşam” sayfasında nedenini görebilirsiniz.',
  },
};

/** Writes in Turkish, like the panel. */
export function alertMail(
  kind: AlertKind,
  slug: string,
  to: string,
): MailMessage {
  const { subject, text } = WORDS[kind];
  return { to, subject: `${subject}: ${slug}`, text: `${slug}\n\n${text}` };
}
