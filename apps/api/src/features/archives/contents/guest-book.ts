import { isImageType, LANGUAGES, OWN_DATES, parseNote } from '@hatira/contract';
import { escapeHtml } from '../../../platform/http/html.js';
import { GUEST_BOOK_TITLES } from '../../guest-book/guest-book-titles.js';
import { TIME_ZONE } from '../zip/wall-clock.js';
import type { WrittenNote } from './notes-csv.js';

export interface GuestBookNote extends WrittenNote {
  fileType: string;
}

const SHOWN = new Set([
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/avif',
  'image/apng',
]);

const momentFormat = (timeZone: string) =>
  new Intl.DateTimeFormat('tr-TR', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  });

const STYLE = `
:root{--paper:#fbf7f2;--card:#fff;--ink:#2b2622;--soft:#6d6259;--accent:#9e4257;--gold:#c9a86a}
@media screen and (prefers-color-scheme:dark){:root{--paper:#14110f;--card:#1f1a17;--ink:#f3ece4;--soft:#b8aca0;--accent:#e39aab}}
*{box-sizing:border-box}
body{margin:0;padding:56px 20px 80px;background:var(--paper);color:var(--ink);font:18px/1.55 Georgia,"Times New Roman","Noto Serif",serif}
header,main{max-width:760px;margin:0 auto}
header{text-align:center;padding-bottom:40px}
h1{margin:0;font-size:48px;font-weight:400;line-height:1.15;overflow-wrap:anywhere}
header p{margin:12px 0 0;color:var(--accent);font-size:18px;letter-spacing:.14em;text-transform:uppercase}
header::after{content:"";display:block;width:120px;height:1px;margin:28px auto 0;background:var(--gold)}
article{display:flex;gap:24px;align-items:flex-start;margin:0 0 20px;padding:24px;background:var(--card);border-radius:12px;box-shadow:0 1px 12px rgb(43 38 34/8%);break-inside:avoid}
article>a{flex:0 0 168px}
img{display:block;width:168px;height:168px;object-fit:cover;border-radius:8px;background:var(--paper)}
article div{flex:1;min-width:0}
blockquote{margin:0;font-size:22px;line-height:1.45;white-space:pre-line;overflow-wrap:anywhere}
.writer{margin:12px 0 0;color:var(--accent);font-style:italic;overflow-wrap:anywhere}
.writer::before{content:"\\2014\\00a0"}
.writer.alone{margin:0;font-size:22px}
.writer.alone::before{content:"\\2665\\00a0"}
footer{margin-top:14px;color:var(--soft);font:14px/1.5 system-ui,"Segoe UI",Roboto,sans-serif;overflow-wrap:anywhere}
footer a{color:inherit}
@media (max-width:560px){body{padding-top:36px}h1{font-size:36px}article{display:block;padding:20px}img{width:100%;height:220px;margin-bottom:16px}}
@media print{body{padding:0;background:#fff;font-size:11pt}article{padding:12pt 0;margin:0;border-bottom:.5pt solid #c9a86a;border-radius:0;box-shadow:none}blockquote,.alone{font-size:13pt}img{width:110pt;height:110pt}article>a{flex-basis:110pt}}`;

/** Works without a network, in the wedding's time. */
const script = (timeZone: string) => `
(function(){var titles=${JSON.stringify(GUEST_BOOK_TITLES)};
var wanted=(navigator.languages||[navigator.language]).map(function(name){return name.slice(0,2)});
var language=wanted.filter(function(name){return name in titles})[0]||'tr';
var title=document.getElementById('title');
document.documentElement.lang=language;document.title=document.title.replace(title.textContent,titles[language]);title.textContent=titles[language];
var own=${JSON.stringify(OWN_DATES)}[language];
var tag=wanted.indexOf(language)<0?language:(navigator.languages||[navigator.language])[wanted.indexOf(language)];
var format=new Intl.DateTimeFormat(own?'en-GB':tag,own?{year:'numeric',month:'numeric',day:'numeric',hour:'numeric',minute:'2-digit',hourCycle:'h23',timeZone:'${timeZone}'}:{dateStyle:'long',timeStyle:'short',timeZone:'${timeZone}'});
function written(date){if(!own)return format.format(date);
var part={};format.formatToParts(date).forEach(function(each){part[each.type]=each.value});
part.month=own.months.split(' ')[part.month-1];
return own.pattern.replace(/year|month|day/g,function(name){return part[name]})+', '+part.hour+':'+part.minute}
document.querySelectorAll('time').forEach(function(time){time.textContent=written(new Date(time.dateTime))})})()`;

/** Renders notes, with guests' texts escaped, for reading without a network. */
export function guestBookPage(
  title: string,
  notes: GuestBookNote[],
  timeZone = TIME_ZONE,
): string {
  const format = momentFormat(timeZone);
  const heading = escapeHtml(title);
  return `<!doctype html>
<html lang="${LANGUAGES[0]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${heading} · ${GUEST_BOOK_TITLES.tr}</title>
<style>${STYLE}
</style>
</head>
<body>
<header>
<h1>${heading}</h1>
<p id="title">${GUEST_BOOK_TITLES.tr}</p>
</header>
<main>
${notes.map((note) => article(note, format)).join('\n')}
</main>
<script>${script(timeZone)}</script>
</body>
</html>
`;
}

/** A relative address, for a path with slashes. */
function fileAddress(name: string): string {
  return name
    .split('/')
    .map((part) => encodeURIComponent(part).replaceAll("'", '%27'))
    .join('/');
}

function article(
  { name, note, fileType, takenAtSeconds, event }: GuestBookNote,
  format: Intl.DateTimeFormat,
): string {
  const { name: writer, text } = parseNote(note);
  const address = fileAddress(name);
  const picture = `<a href="${address}"><img src="${address}" alt="" loading="lazy" decoding="async"></a>`;
  const moment = new Date(takenAtSeconds * 1000);
  const ofEvent = event === undefined ? '' : ` · ${escapeHtml(event)}`;
  return [
    '<article>',
    ...(isImageType(fileType) && SHOWN.has(fileType) ? [picture] : []),
    '<div>',
    ...(text
      ? [`<blockquote dir="auto">${escapeHtml(text)}</blockquote>`]
      : []),
    ...(writer
      ? [
          `<p class="writer${text ? '' : ' alone'}" dir="auto">${escapeHtml(writer)}</p>`,
        ]
      : []),
    `<footer><a href="${address}">${escapeHtml(name)}</a> · <time datetime="${moment.toISOString()}">${format.format(moment)}</time>${ofEvent}</footer>`,
    '</div>',
    '</article>',
  ].join('\n');
}
