import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { LANGUAGES, PRIVACY_PAGE, SITE_PAGES } from '@hatira/contract';

export const BOOT_SCRIPT = "document.documentElement.lang='tr'";
export const APP_SCRIPT = 'console.log("guest");'.repeat(50);

const INDEX = `<!doctype html>
<html lang="tr">
  <head>
    <!--head-->
    <script type="application/json" id="shell-files">{}</script>
    <script>${BOOT_SCRIPT}</script>
    <script type="module" crossorigin src="/assets/index-abc.js"></script>
  </head>
  <body><div id="root"><!--opening--></div></body>
</html>
`;

/** A page of the public site as the build leaves it: with the server's tokens in it. */
function sitePage(language: string, page: string): string {
  return `<!doctype html><html lang="${language}"><head><title>${page} %%brand%%</title>
<link rel="canonical" href="%%origin%%%%path%%"><script>${BOOT_SCRIPT}</script></head><body>
<p id="price">%%priceFigure%% %%priceCurrency%%</p>
%%if:messenger%%<a href="%%messenger%%">messenger</a>%%end:messenger%%%%unless:messenger%%<i>form</i>%%end:messenger%%
%%each:testimonials%%<q>%%testimonials.quote%%</q><b>%%testimonials.name%%</b>%%end:testimonials%%%%unless:testimonials%%<i>samples</i>%%end:testimonials%%
%%each:privacyParagraphs%%<p class="notice">%%privacyParagraphs.text%%</p>%%end:privacyParagraphs%%
%%if:privacyUrl%%<a id="more" href="%%privacyUrl%%">more</a>%%end:privacyUrl%%
%%if:contactDays.one%%<u>one %%contactDays%%</u>%%end:contactDays.one%%%%if:contactDays.few%%<u>few %%contactDays%%</u>%%end:contactDays.few%%%%if:contactDays.many%%<u>many %%contactDays%%</u>%%end:contactDays.many%%%%if:contactDays.other%%<u>other %%contactDays%%</u>%%end:contactDays.other%%
<footer>%%if:privacy%%<a href="%%privacy%%">notice</a>%%end:privacy%%%%if:companyLine%%<p>%%companyLine%%</p>%%end:companyLine%%</footer>
<script type="application/ld+json">{"name":"%%json:brand%%","price":"%%json:price%%"}</script></body></html>`;
}

/** A folder as the build of the guest pages leaves it. */
export function builtPages(): string {
  const dir = mkdtempSync(join(tmpdir(), 'hatira-pages-'));
  mkdirSync(join(dir, 'assets'));
  writeFileSync(join(dir, 'index.html'), INDEX);
  writeFileSync(join(dir, 'shell.json'), '{}');
  writeFileSync(
    join(dir, 'favicon.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
  );
  for (const language of LANGUAGES) {
    mkdirSync(join(dir, 'site', language), { recursive: true });
    for (const page of [...SITE_PAGES, PRIVACY_PAGE, 'not-found']) {
      writeFileSync(
        join(dir, 'site', language, `${page}.html`),
        sitePage(language, page),
      );
    }
  }
  const script = join(dir, 'assets', 'index-abc.js');
  writeFileSync(script, APP_SCRIPT);
  writeFileSync(`${script}.br`, brotliCompressSync(APP_SCRIPT));
  writeFileSync(`${script}.gz`, gzipSync(APP_SCRIPT));
  return dir;
}
