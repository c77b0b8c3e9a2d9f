import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  environment,
  SECRET_VARIABLES,
} from '../../platform/config/config.schema.js';

const ROOT = join(__dirname, '../../../../..');
const README = join(ROOT, 'README.md');
const EXAMPLE = join(ROOT, '.env.example');
const ROW =
  /^\| `([A-Z0-9_]+)`(?:, `([A-Z0-9_]+)`)?\s*\|\s*(?:`(.*?)`)?\s*\|\s*(.+?)\s*\|$/gm;

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

/** Returns the blocks below the head: a comment, then settings. */
function exampleBlocks() {
  const [, ...blocks] = readFileSync(EXAMPLE, 'utf8').trim().split('\n\n');
  return blocks.map((block) => {
    const lines = block.split('\n');
    const comment = lines.filter((line) => line.startsWith('# '));
    return {
      settings: lines.slice(comment.length),
      meaning: comment.map((line) => line.slice(2)).join(' '),
    };
  });
}

const plain = (markdown = '') =>
  markdown.replace(/`|\[([^\]]*)\]\([^)]*\)/g, '$1');

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

describe('.env.example', () => {
  it('has the names, defaults and meanings of the table', () => {
    expect(exampleBlocks()).toEqual(
      tableRows().map(({ name, file, preset = '', meaning }) => ({
        settings: [`#${name}=${preset}`, ...(file ? [`#${file}=`] : [])],
        meaning: plain(meaning),
      })),
    );
  });
});
