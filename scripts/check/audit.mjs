import { readFileSync } from 'node:fs';
import { runCaptured } from '../embedded/processes.mjs';
import { inRoot, rootDir } from '../paths.mjs';
import { PlainError, runMain } from '../plain-error.mjs';

/** Known weaknesses that cannot be reached here, each with the reason; one that is fixed must go from the list. */
const accepted = JSON.parse(readFileSync(inRoot('scripts/check/accepted-advisories.json'), 'utf8'));

/**
 * Weaknesses of the packages that run in production, high and critical ones. Without the registry's answer nothing is
 * known and nothing fails: said plainly, so that nobody takes silence for a clean bill.
 */
await runMain(async () => {
  const args = ['audit', '--omit=dev', '--json', '--audit-level=high', '--fetch-timeout=15000', '--fetch-retries=0'];
  const { output } = await runCaptured('npm', args, { cwd: rootDir });
  const report = parsed(output);
  if (!report?.vulnerabilities) {
    const reason = report?.error?.summary || report?.message || 'no answer';
    process.stdout.write(`!! Not audited: the registry cannot tell about known weaknesses from here (${reason}).\n`);
    return;
  }
  const found = Object.values(report.vulnerabilities)
    .filter(({ severity, name }) => ['high', 'critical'].includes(severity) && !(name in accepted))
    .map(({ name, severity, range }) => `${name} ${range}: ${severity}; npm audit tells more`);
  if (found.length > 0) throw new PlainError(found.join('\n'));
});

function parsed(output) {
  try {
    return JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
  } catch {
    return undefined;
  }
}
