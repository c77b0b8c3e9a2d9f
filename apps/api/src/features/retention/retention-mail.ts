import type { MailMessage } from '../../platform/mail/mail-message.js';

export interface AnnouncedWedding {
  slug: string;
  filesDueAt: Date;
}

const NAMED = 50;

/** Writes in Turkish, like the panel. */
export function retentionMail(
  weddings: AnnouncedWedding[],
  to: string,
): MailMessage {
  const named = weddings
    .slice(0, NAMED)
    .map(({ slug, filesDueAt }) => `${day(filesDueAt)}  ${slug}`);
  const others = weddings.length - named.length;
  return {
    to,
    subject: `Saklama süresi doluyor: ${weddings.length} düğün`,
    text: [
      'Aşağıdaki düğünlerin fotoğraf ve videoları yazılı günde çöp kutusuna taşınacak:',
      '',
      ...named,
      ...(others > 0 ? [`ve ${others} düğün daha`] : []),
      '',
      'Saklamak istedikleriniz için panelde düğünün sayfasını açıp “Dosyaları sakla” düğmesine basın.',
      'Çöp kutusundakiler de saklama süresi boyunca geri alınabilir.',
    ].join('\n'),
  };
}

function day(date: Date): string {
  return new Intl.DateTimeFormat('tr', {
    dateStyle: 'short',
    timeZone: 'Europe/Istanbul',
  }).format(date);
}
