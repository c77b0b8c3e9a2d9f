import { Linter } from 'eslint';
import { local } from '../../scripts/check/lint-rules.mjs';

const RULE = 'local/no-sum-of-await';

function problemsIn(code: string): number {
  const messages = new Linter().verify(code, {
    plugins: { local },
    rules: { [RULE]: 'error' },
  });
  expect(messages.map(({ ruleId }) => ruleId)).toEqual(
    messages.map(() => RULE),
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
