import { spawnSync } from 'node:child_process';
import { manifest } from '../support/product-manifest.js';

const commands = Object.entries(manifest.scripts).flatMap(([name, command]) => {
  const script = /scripts\/[\w-]+\.mjs/.exec(command)?.[0];
  return script ? { name, words: [...command.split(' '), '--version'] } : [];
});

it.each(commands)('npm run $name prints the version', ({ words }) => {
  const args = words.slice(words.indexOf('node') + 1);
  const { stdout, status } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
  });
  expect({ stdout, status }).toEqual({
    stdout: `${manifest.version}\n`,
    status: 0,
  });
});

it('every command of the product is among them', () => {
  expect(commands.map(({ name }) => name)).toEqual(
    Object.keys(manifest.scripts).filter((name) => name !== 'format'),
  );
});
