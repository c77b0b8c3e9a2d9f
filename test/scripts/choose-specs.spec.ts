import { spawnSync } from 'node:child_process';

function run(script: string, ...words: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [`scripts/${script}.mjs`, ...words],
    {
      encoding: 'utf8',
    },
  );
  return { status, stdout, stderr };
}

function chosen(...words: string[]): Record<string, string[]> {
  const module = `
    import { chooseSpecs } from './scripts/testing/choose-specs.mjs';
    const chosen = chooseSpecs(${JSON.stringify(words)}).map(({ suite, files }) => [suite.part, files]);
    console.log(JSON.stringify(Object.fromEntries(chosen)));`;
  const { stdout } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', module],
    { encoding: 'utf8' },
  );
  return JSON.parse(stdout) as Record<string, string[]>;
}

describe('npm test -- words', () => {
  it('selects one spec file of a part', () => {
    expect(chosen('api', 'slice-uploads')).toEqual({
      api: ['test/api/uploads/slice-uploads.spec.ts'],
    });
  });

  it('selects spec files of all parts by a word alone', () => {
    expect(chosen('drawn-problems')).toEqual({
      unit: ['test/scripts/drawn-problems.spec.ts'],
    });
  });

  it('selects whole parts without a name', () => {
    expect(chosen('api', 'browser')).toEqual({ api: [], browser: [] });
  });

  it('runs faults and fuzz within the part api when it runs everything', () => {
    const parts = Object.keys(chosen());
    expect(parts).toEqual(expect.arrayContaining(['check', 'api', 's3']));
    expect(parts).not.toContain('faults');
    const { stdout } = spawnSync(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `import { chooseSpecs } from './scripts/testing/choose-specs.mjs';
         const api = chooseSpecs([]).find(({ suite }) => suite.part === 'api');
         console.log(api.suite.command('report', []).join(' '));`,
      ],
      { encoding: 'utf8' },
    );
    expect(stdout).toContain('--selectProjects api faults fuzz');
  });

  it('lists the choices when a name matches no spec', () => {
    const { status, stderr } = run('test', 'api', 'slice-uplaods');
    expect(status).toBe(1);
    expect(stderr).toContain('"slice-uplaods"');
    expect(stderr).toContain('test/api/uploads/slice-uploads.spec.ts');
  });
});

describe('commands', () => {
  it.each([
    'start',
    'demo',
    'test',
    'check',
    'bench',
    'lighthouse',
    'maintenance',
    'build',
  ])('%s prints its usage with --help and starts no program', (script) => {
    const { status, stdout, stderr } = run(script, '--help');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/^npm run |^npm (start|test)/);
  });

  it.each([
    ['bench', 'guests-300'],
    ['check', 'lint'],
  ])('%s refuses an unknown name and lists the known ones', (script, known) => {
    const { status, stderr } = run(script, 'typo');
    expect(status).toBe(1);
    expect(stderr).toContain('"typo"');
    expect(stderr).toContain(known);
  });
});
