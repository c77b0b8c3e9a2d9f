import { inRoot } from '../paths.mjs';
import { PlainError, runMain } from '../plain-error.mjs';
import { newSubjects } from './commits/new-subjects.mjs';
import { subjectProblems } from './commits/subject-problems.mjs';

const usage = `
node scripts/check/commits.mjs   fails on subjects of new commits that are not Conventional Commits of 72 characters

New: not yet on origin/main, at most 50; without origin/main the newest 20. Passes where the history is missing.
`;

await runMain(() => {
  const problems = newSubjects(inRoot()).flatMap(subjectProblems);
  if (problems.length > 0)
    throw new PlainError(
      `${problems.join('\n')}\ndocs/style.md has the form; git rebase -i changes a message.`,
    );
}, usage);
