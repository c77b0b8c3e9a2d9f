import {
  API,
  formatBytes,
  formatDay,
  formatNumber,
  PAGES,
  type Language,
} from '@hatira/contract';
import { escapeHtml } from '../../../platform/http/html.js';
import type { MailMessage } from '../../../platform/mail/mail-message.js';
import {
  ARCHIVE_MAIL_WORDS,
  type ArchiveMailWords,
} from './archive-mail-words.js';
import type { ArchiveRecipient, ArchiveRow } from '../archive-row.js';
import { TIME_ZONE } from '../zip/wall-clock.js';

export interface MailedGallery {
  title: string;
  hash: number;
  brandName: string;
}

/** Writes the message of a ready archive. */
export function archiveMail(
  row: ArchiveRow,
  { title, hash, brandName }: MailedGallery,
  { email, language, origin }: ArchiveRecipient,
): MailMessage {
  const words = ARCHIVE_MAIL_WORDS[language];
  const colon = language === 'fr' ? '\u00a0:' : ':';
  const content: Content = {
    language,
    title,
    brandName,
    words,
    colon,
    fileName: row.fileName,
    facts: factsOf(row, language),
    downloadUrl: origin + API.archiveDownload(row.id),
    galleryUrl: origin + PAGES.gallery(hash),
  };
  return {
    to: email,
    subject: `${words.subject}${colon} ${title}`,
    text: textOf(content),
    html: htmlOf(content),
  };
}

interface Content {
  language: Language;
  title: string;
  brandName: string;
  words: ArchiveMailWords;
  /** French has a space before it. */
  colon: string;
  fileName: string;
  facts: [name: string, value: string][];
  downloadUrl: string;
  galleryUrl: string;
}

function factsOf(row: ArchiveRow, language: Language): Content['facts'] {
  const words = ARCHIVE_MAIL_WORDS[language];
  return [
    [words.files, formatNumber(row.fileCount, language)],
    [words.size, formatBytes(row.totalBytes, language)],
    [words.until, formatDay(row.expiresAt, language, TIME_ZONE)],
  ];
}

function textOf(content: Content): string {
  const { title, brandName, words, colon, facts, fileName } = content;
  const { downloadUrl, galleryUrl } = content;
  return [
    title,
    '',
    words.greeting,
    '',
    words.intro,
    words.reason,
    '',
    fileName,
    ...facts.map(([name, value]) => `${name}${colon} ${value}`),
    '',
    `${words.download}${colon}`,
    downloadUrl,
    words.resume,
    '',
    `${words.gallery}${colon}`,
    galleryUrl,
    '',
    words.secret,
    '',
    words.signOff,
    brandName,
    '',
  ].join('\n');
}

function htmlOf(content: Content): string {
  const { language, title, brandName, words, colon, facts, fileName } = content;
  const factRows = facts
    .map(
      ([name, value]) =>
        `${escapeHtml(name)}${colon} <b>${escapeHtml(value)}</b>`,
    )
    .join('<br>');
  return `<!doctype html>
<html lang="${language}"><body style="margin:0;padding:32px 16px;background:#fbf7f2;color:#2b2622;font:16px/1.6 Georgia,serif">
<div style="max-width:520px;margin:0 auto">
<h1 style="margin:0 0 16px;font-size:28px;font-weight:normal">${escapeHtml(title)}</h1>
<p>${escapeHtml(words.greeting)}</p>
<p>${escapeHtml(words.intro)} ${escapeHtml(words.reason)}</p>
<p>${escapeHtml(fileName)}<br>${factRows}</p>
<p style="margin:28px 0"><a href="${escapeHtml(content.downloadUrl)}" style="display:inline-block;padding:14px 28px;border-radius:999px;background:#9e4257;color:#fff;text-decoration:none">${escapeHtml(words.download)}</a></p>
<p>${escapeHtml(words.resume)}</p>
<p><a href="${escapeHtml(content.galleryUrl)}" style="color:#9e4257">${escapeHtml(words.gallery)}</a></p>
<p style="color:#6d6259;font-size:14px">${escapeHtml(words.secret)}</p>
<p>${escapeHtml(words.signOff)}<br>${escapeHtml(brandName)}</p>
</div></body></html>
`;
}
