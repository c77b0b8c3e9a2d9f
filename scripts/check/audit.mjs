import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runCaptured } from '../embedded/processes.mjs';
import { inRoot, rootDir } from '../paths.mjs';
import { PlainError, runMain } from '../plain-error.mjs';

/**
 * @typedef {object} AuditReport
 * @property {Record<string, { name: string, severity: string, range: string }>} [vulnerabilities]
 * @property {number} [statusCode]
 * @property {{ summary?: string }} [error]
 * @property {string} [message]
 */

/** Weaknesses that cannot be reached here, each with the reason; remove fixed ones. */
const accepted = JSON.parse(
  readFileSync(inRoot('scripts/check/accepted-advisories.json'), 'utf8'),
);
/** Registries without an audit: mirrors, proxies that allow only GET. */
const notOfferedStatus = [404, 405, 501];
const notOffered = 'npm audit: not offered by the registry';

const { values: options } = parseArgs({
  options: { seconds: { type: 'string', default: '40' } },
});

const usage = `
node scripts/check/audit.mjs [--seconds <limit>]   fails on high and critical weaknesses of production packages

Without an answer of the registry within the limit it fails on a build server (CI) and warns elsewhere.
`;

/** A registry without an audit warns everywhere. */
await runMain(async () => {
  const report = await audit();
  if (!report?.vulnerabilities) return withoutReport(report);
  const found = Object.values(report.vulnerabilities)
    .filter(
      ({ severity, name }) =>
        ['high', 'critical'].includes(severity) && !(name in accepted),
    )
    .map(
      ({ name, severity, range }) =>
        `${name} ${range}: ${severity}; npm audit tells more`,
    );
  if (found.length > 0) throw new PlainError(found.join('\n'));
}, usage);

/** npm asks two addresses with retries, so its own limits add up to minutes: it is stopped after ours. */
async function audit() {
  const patience = [
    '--fetch-timeout=10000',
    '--fetch-retries=2',
    '--fetch-retry-mintimeout=1000',
  ];
  const args = [
    'audit',
    '--omit=dev',
    '--json',
    '--audit-level=high',
    ...patience,
  ];
  const { output } = await runCaptured('npm', args, {
    cwd: rootDir,
    timeout: 1000 * Number(options.seconds),
    killSignal: 'SIGKILL',
  });
  return parsed(output);
}

/** @param {AuditReport | undefined} report */
function withoutReport(report) {
  if (notOfferedStatus.includes(report?.statusCode ?? 0)) {
    process.stdout.write(`!! ${notOffered}\n`);
    return;
  }
  const reason =
    report?.error?.summary ||
    report?.message ||
    `no answer in ${options.seconds} s`;
  const text = `npm audit could not run (${reason}). Run \`npm run check -- audit\` again when the registry answers.`;
  if (process.env.CI) throw new PlainError(text);
  process.stdout.write(`!! ${text}\n`);
}

/**
 * @param {string} output
 * @returns {AuditReport | undefined}
 */
function parsed(output) {
  try {
    return JSON.parse(
      output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1),
    );
  } catch {
    return undefined;
  }
}
