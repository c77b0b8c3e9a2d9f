const longest = 72;
const conventional =
  /^(build|chore|ci|docs|feat|fix|perf|refactor|revert|style|test)(\([a-z0-9,-]+\))?!?: \S/;

/**
 * Returns problems, one line each.
 * @param {string} subject
 */
export function subjectProblems(subject) {
  const problems = [];
  if (!conventional.test(subject))
    problems.push('not of the form type(scope): subject');
  if (subject.length > longest)
    problems.push(`${subject.length} characters, at most ${longest}`);
  return problems.map((problem) => `${subject}: ${problem}`);
}
