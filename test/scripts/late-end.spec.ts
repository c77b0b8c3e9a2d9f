import { execFileSync } from 'node:child_process';

/** Runs a tool under the watch, and says how it ends. */
function endOf({ tool, report }: { tool: string; report: string }): unknown {
  const program = `
    import { spawn } from 'node:child_process';
    import { once } from 'node:events';
    import { killLateEnd } from './scripts/testing/late-end.mjs';
    const tool = spawn(process.execPath, ['-e', ${JSON.stringify(tool)}]);
    const wasKilled = killLateEnd(tool, ${JSON.stringify(report)}, 20);
    const [code, signal] = await once(tool, 'exit');
    console.log(JSON.stringify({ code, signal, wasKilled: wasKilled() }));`;
  const output = execFileSync(process.execPath, [
    '--input-type=module',
    '-e',
    program,
  ]);
  return JSON.parse(output.toString());
}

it('kills a tool that does not end after its report', () => {
  const tool = 'setInterval(() => {}, 1000)';
  expect(endOf({ tool, report: 'package.json' })).toEqual({
    code: null,
    signal: 'SIGKILL',
    wasKilled: true,
  });
});

it('leaves a tool alone whose report is not there', () => {
  const tool = 'setTimeout(() => process.exit(3), 200)';
  expect(endOf({ tool, report: 'no-report.json' })).toEqual({
    code: 3,
    signal: null,
    wasKilled: false,
  });
});
