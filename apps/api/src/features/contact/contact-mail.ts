import type { ContactForm } from '@hatira/contract';
import type { MailMessage } from '../../platform/mail/mail-message.js';

/** Writes in Turkish, like the staff; a reply goes to the couple. */
export function contactMail(
  { name, email, weddingDate, message }: ContactForm,
  to: string,
): MailMessage {
  const day = weddingDate.split('-').reverse().join('.');
  return {
    to,
    subject: `İletişim formu: ${name} (${day})`,
    replyTo: { name, address: email },
    text: [
      `Ad: ${name}`,
      `E-posta: ${email}`,
      `Düğün tarihi: ${day}`,
      '',
      message,
      '',
      '--',
      'Bu e-postayı yanıtladığınızda cevabınız doğrudan gönderene gider. Mesajı panelde de bulabilirsiniz.',
    ].join('\n'),
  };
}
