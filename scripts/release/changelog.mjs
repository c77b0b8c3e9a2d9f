import { PlainError } from '../plain-error.mjs';

/**
 * Returns the changes of a version. Throws PlainError without a dated section.
 * @param {string} changelog
 * @param {string} version
 */
export function changesOf(changelog, version) {
  const heading = new RegExp(
    `^## ${version.replaceAll('.', '\\.')} \\(\\d{4}-\\d{2}-\\d{2}\\)$`,
    'm',
  );
  const [, section] = changelog.split(heading);
  if (section === undefined)
    throw new PlainError(
      `CHANGELOG.md has no section "## ${version} (year-month-day)".`,
    );
  return section.split(/^## /m)[0].trim();
}
