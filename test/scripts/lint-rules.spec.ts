import { Linter } from 'eslint';
import { local } from '../../scripts/check/lint-rules.mjs';

const SUM = 'local/no-sum-of-await';
const SPREAD = 'local/no-spread-of-literal';

const configOf = (rule: string): Linter.Config => ({
  plugins: { local },
  languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
  rules: { [rule]: 'error' },
});

function problemsIn(code: string, rule = SUM): number {
  const messages = new Linter().verify(code, configOf(rule));
  expect(messages.map(({ ruleId }) => ruleId)).toEqual(
    messages.map(() => rule),
  );
  return messages.length;
}

it.each([
  'sum += await next();',
  'sum += (await next()).bytes;',
  'this.sum -= Number((await next()) ?? 0);',
])('refuses %s', (code) => {
  expect(problemsIn(code)).toBe(1);
});

it.each([
  'const bytes = await next(); sum += bytes;',
  'sum = await next();',
  'loaded ??= await next();',
  'sum += all.map(async () => await next()).length;',
])('permits %s', (code) => {
  expect(problemsIn(code)).toBe(0);
});

it.each([
  ["all = [...['a', b], c];", "all = ['a', b, c];"],
  ['all = { ...{ a, b: 1 }, c };', 'all = { a, b: 1, c };'],
  ['call(first, ...[second, third]);', 'call(first, second, third);'],
  ['all = new Set(...[[1, 2],]);', 'all = new Set([1, 2]);'],
])('writes %s out', (code, written) => {
  expect(problemsIn(code, SPREAD)).toBe(1);
  expect(new Linter().verifyAndFix(code, configOf(SPREAD)).output).toBe(
    written,
  );
});

it('refuses a spread of written attributes', () => {
  expect(problemsIn('shown = <Part {...{ a, b }} />;', SPREAD)).toBe(1);
});

it.each([
  'all = [...some, ...(isLong ? [1] : [])];',
  'all = { ...some, ...(isLong && { a: 1 }) };',
  "all = [...['a', 'b'].map(nameOf)];",
  'shown = <Part {...props} />;',
])('permits %s', (code) => {
  expect(problemsIn(code, SPREAD)).toBe(0);
});
