import { readFileSync } from 'node:fs';
import { inRoot } from '../paths.mjs';

/** @param {string} file */
const read = (file) => readFileSync(inRoot(file), 'utf8');

/** Returns problems, one line each. */
export function caddyfileProblems() {
  const text = read('deploy/Caddyfile');
  const gib = Number(/max_size (\d+)GiB/.exec(text)?.[1] ?? 0);
  const ownGib =
    Number(
      /MAX_FILE_BYTES`\s*\|\s*`(\d+)`/.exec(read('README.md'))?.[1] ?? Infinity,
    ) /
    1024 ** 3;
  return [
    ...(gib > ownGib
      ? []
      : [`Caddyfile lets ${gib} GiB through, the product ${ownGib} GiB`]),
    ...(/^\s*fail_duration\b/m.test(text)
      ? ['Caddyfile: uploads that break off would close the site']
      : []),
    ...(/dynamic a web \d+ \{[^}]*\bversions ipv4\n/.test(text)
      ? []
      : [
          'Caddyfile looks for web processes on IPv6, too: they listen on IPv4',
        ]),
    ...(/\bread_body\b/.test(text)
      ? ['Caddyfile bounds the time of bodies: slow phones need more']
      : []),
  ];
}
