import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  environment,
  SECRET_VARIABLES,
} from '../../platform/config/config.schema.js';

const README = join(__dirname, '../../../../../README.md');
const ROW =
  /^\| `([A-Z0-9_]+)`(?:, `([A-Z0-9_]+)`)?\s*\|\s*(?:`(.*?)`)?\s*\|\s*(.+?)\s*\|$/gm;

/** Rows of the configuration table. */
function tableRows() {
  return [...readFileSync(README, 'utf8').matchAll(ROW)].map(
    ([, name = '', file, preset, meaning]) => ({
      name,
      file,
      preset,
      meaning,
    }),
  );
}

describe('the configuration table of the README', () => {
  it('names every variable, in the order of the schema', () => {
    expect(tableRows().map(({ name }) => name)).toEqual(
      Object.keys(environment.shape),
    );
  });

  it('has the defaults of the schema', () => {
    const defaults = environment.parse({}) as Record<
      string,
      string | number | boolean | undefined
    >;
    for (const { name, preset } of tableRows()) {
      expect([name, preset]).toEqual([
        name,
        defaults[name] === undefined ? undefined : String(defaults[name]),
      ]);
    }
  });

  it('marks the variables that may come from a file', () => {
    const files = tableRows().flatMap(({ file }) => file ?? []);
    expect(files).toEqual(SECRET_VARIABLES.map((name) => `${name}_FILE`));
  });
});
