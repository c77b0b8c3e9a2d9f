import { execFileSync } from 'node:child_process';

function warningFor(version: string, now: string): string | null {
  const module = `
    import { nodeWarning } from './scripts/launch/node-age.mjs';
    console.log(JSON.stringify(nodeWarning('${version}', new Date('${now}'))));`;
  return JSON.parse(
    execFileSync(process.execPath, [
      '--input-type=module',
      '-e',
      module,
    ]).toString(),
  ) as string | null;
}

it.each([
  ['20.20.2', '2026-04-30T12:00:00Z'],
  ['24.21.0', '2026-11-22T12:00:00Z'],
  ['22.23.0', '2026-11-22T12:00:00Z'],
  ['26.10.0', '2026-11-22T12:00:00Z'],
])('is silent under %s on %s', (version, now) => {
  expect(warningFor(version, now)).toBeNull();
});

it('is one line that names the day and the recommended version', () => {
  expect(warningFor('20.20.2', '2026-05-01T12:00:00Z')).toMatch(
    /^!! Node 20\.20\.2 .* since 2026-04-30\..*Node 24.*$/,
  );
});
