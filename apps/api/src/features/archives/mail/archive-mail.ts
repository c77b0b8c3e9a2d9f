import { API, PAGES, type Language } from '@hatira/contract';
import { escapeHtml } from '../../../platform/http/html.js';
import type { MailMessage } from '../../../platform/mail/mail-message.js';
import { ARCHIVE_MAIL_WORDS } from './archive-mail-words.js';
import type { ArchiveRecipient, ArchiveRow } from '../archive-row.js';
import { TIME_ZONE } from '../zip/wall-clock.js';

/** Powers of 1,000, as phones and computers count. */
const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'];

/** Title of the wedding and the couple's current hash. */
export interface MailedGallery {
  title: string;
  hash: number;
}

/** Writes the message that an archive is ready, in the recipient's language. */
export function archiveMail(
  row: ArchiveRow,
  { title, hash }: MailedGallery,
  { email, language, origin }: ArchiveRecipient,
): MailMessage {
  const words = ARCHIVE_MAIL_WORDS[language];
  const colon = language === 'fr' ? '\u00a0:' : ':';
  const downloadUrl = origin + API.archiveDownload(row.id);
  const galleryUrl = origin + PAGES.gallery(hash);
  const facts = [
    [words.files, new Intl.NumberFormat(language).format(row.fileCount)],
    [words.size, sizeText(row.totalBytes, language)],
    [
      words.until,
      new Intl.DateTimeFormat(language, {
        dateStyle: 'long',
        timeZone: TIME_ZONE,
      }).format(row.expiresAt),
    ],
  ] as const;
  const text = [
    ...[
      title,
      '',
      words.intro,
      '',
      ...facts.map(([name, value]) => `${name}${colon} ${value}`),
      '',
    ],
    ...[
      `${words.download}${colon}`,
      downloadUrl,
      words.resume,
      '',
      `${words.gallery}${colon}`,
      galleryUrl,
      '',
      words.secret,
      '',
    ],
  ].join('\n');
  const factRows = facts
    .map(
      ([name, value]) =>
        `${escapeHtml(name)}${colon} <b>${escapeHtml(value)}</b>`,
    )
    .join('<br>');
  const html = `<!doctype html>
<html lang="${language}"><body style="margin:0;padding:32px 16px;background:#fbf7f2;color:#2b2622;font:16px/1.6 Georgia,serif">
<div style="max-width:520px;margin:0 auto">
<h1 style="margin:0 0 16px;font-size:28px;font-weight:normal">${escapeHtml(title)}</h1>
<p>${escapeHtml(words.intro)}</p>
<p>${factRows}</p>
<p style="margin:28px 0"><a href="${escapeHtml(downloadUrl)}" style="display:inline-block;padding:14px 28px;border-radius:999px;background:#9e4257;color:#fff;text-decoration:none">${escapeHtml(words.download)}</a></p>
<p>${escapeHtml(words.resume)}</p>
<p><a href="${escapeHtml(galleryUrl)}" style="color:#9e4257">${escapeHtml(words.gallery)}</a></p>
<p style="color:#6d6259;font-size:14px">${escapeHtml(words.secret)}</p>
</div></body></html>
`;
  return {
    to: email,
    subject: `${words.subject}${colon} ${title}`,
    text,
    html,
  };
}

function sizeText(bytes: number, language: Language): string {
  const power = Math.min(
    UNITS.length - 1,
    Math.floor(Math.log10(Math.max(1, bytes)) / 3),
  );
  const options = {
    style: 'unit',
    unit: UNITS[power] ?? 'byte',
    maximumFractionDigits: 1,
  } as const;
  return new Intl.NumberFormat(language, options).format(bytes / 1000 ** power);
}
