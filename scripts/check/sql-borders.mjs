import { PlainError, runMain } from '../plain-error.mjs';
import { features } from './boundaries/api.mjs';
import {
  readersOfAll,
  tableOwners,
  writersOfAll,
} from './boundaries/tables.mjs';
import { listedFiles, textOf } from './listed-files.mjs';
import { sqlBorderProblems } from './sql-borders/sql-border-problems.mjs';

const sources = /^apps\/api\/src\/.+(?<!\.spec)\.ts$/;
const migrations = 'apps/api/src/platform/database/migrations/';

await runMain(() => {
  const rules = {
    owners: tableOwners,
    mayRead: features,
    readersOfAll,
    writersOfAll,
  };
  const problems = listedFiles(['apps/api/src'])
    .filter((file) => sources.test(file) && !file.startsWith(migrations))
    .flatMap((file) => sqlBorderProblems(file, textOf(file), rules));
  if (problems.length > 0) throw new PlainError(problems.join('\n'));
});
