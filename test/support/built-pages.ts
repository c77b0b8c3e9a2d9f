import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

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
  <body><div id="root"></div></body>
</html>
`;

/** A folder as the build of the guest pages leaves it. */
export function builtPages(): string {
  const dir = mkdtempSync(join(tmpdir(), 'hatira-pages-'));
  mkdirSync(join(dir, 'assets'));
  writeFileSync(join(dir, 'index.html'), INDEX);
  writeFileSync(join(dir, 'shell.json'), '{}');
  writeFileSync(join(dir, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const script = join(dir, 'assets', 'index-abc.js');
  writeFileSync(script, APP_SCRIPT);
  writeFileSync(`${script}.br`, brotliCompressSync(APP_SCRIPT));
  writeFileSync(`${script}.gz`, gzipSync(APP_SCRIPT));
  return dir;
}
