import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newSubjects } from '../../scripts/check/commits/new-subjects.mjs';
import { subjectProblems } from '../../scripts/check/commits/subject-problems.mjs';

let dir: string;

beforeEach(() => void (dir = mkdtempSync(join(tmpdir(), 'hatira-commits-'))));
afterEach(() => rmSync(dir, { recursive: true }));

function git(...args: string[]) {
  const person = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org'];
  execFileSync('git', [...person, ...args], { cwd: dir, stdio: 'ignore' });
}

function commit(subject: string) {
  git('commit', '--allow-empty', '--no-verify', '-m', subject);
}

describe('the subject of a commit', () => {
  it.each([
    'fix(uploads): resume from the bytes the server has',
    'refactor(maintenance,staff)!: rename a column',
    `docs: ${'x'.repeat(66)}`,
  ])('passes: %s', (subject) => {
    expect(subjectProblems(subject)).toEqual([]);
  });

  it.each(['Fix uploads', 'uploads: resume', 'fix:resume', 'fix(): resume'])(
    'is refused without its form: %s',
    (subject) => {
      expect(subjectProblems(subject)).toEqual([
        `${subject}: not of the form type(scope): subject`,
      ]);
    },
  );

  it('is refused above 72 characters', () => {
    const subject = `docs: ${'x'.repeat(67)}`;
    expect(subjectProblems(subject)).toEqual([
      `${subject}: 73 characters, at most 72`,
    ]);
  });
});

describe('the commits that are checked', () => {
  it('are those after origin/main', () => {
    git('init');
    commit('shared');
    git('update-ref', 'refs/remotes/origin/main', 'HEAD');
    commit('own');
    expect(newSubjects(dir)).toEqual(['own']);
  });

  it('are the newest 20 without origin/main', () => {
    git('init');
    for (let number = 1; number <= 21; number++) commit(`commit ${number}`);
    const subjects = newSubjects(dir);
    expect([subjects.length, subjects.at(-1)]).toEqual([20, 'commit 2']);
  });

  it('are none in a shallow clone or without a repository', () => {
    expect(newSubjects(dir)).toEqual([]);
    git('init', 'whole');
    const whole = join(dir, 'whole');
    for (const subject of ['one', 'two'])
      git('-C', whole, 'commit', '--allow-empty', '-m', subject);
    git('clone', '--depth=1', `file://${whole}`, 'shallow');
    expect(newSubjects(join(dir, 'shallow'))).toEqual([]);
  });
});
