import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../paths.mjs';
import { PlainError } from '../plain-error.mjs';

const texts = /^(licen[cs]e|copying|notice|third-party-notices)/i;

/**
 * Returns the licences of packages as one document. Throws PlainError for a package that names no licence.
 * @param {string[]} packages paths below the checkout
 */
export function licensesOf(packages) {
  const sections = packages.map((place) => sectionOf(inRoot(place)));
  return [
    '# Licenses of the packages\n',
    'The pages have those of their own packages beside them: `dist/guest-web/licenses.md`,',
    '`dist/guest-web/font-licenses.md` and `dist/admin/licenses.md`.\n',
    ...sections,
  ].join('\n');
}

/** @param {string} folder */
function sectionOf(folder) {
  const { name, version, license, licenses, author, homepage } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  );
  const named = license ?? licenses?.[0];
  const text = readdirSync(folder)
    .filter((file) => texts.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8').trim());
  if (!named && text.length === 0)
    throw new PlainError(`${name} ${version} names no licence.`);
  const facts = [
    named?.type ?? named,
    author?.name ?? author,
    homepage && `<${homepage}>`,
  ];
  return [
    `## ${name} ${version}\n`,
    `${facts.filter(Boolean).join(', ')}\n`,
    ...text.map((each) => `\`\`\`\n${each.replaceAll('```', "'''")}\n\`\`\`\n`),
  ].join('\n');
}
