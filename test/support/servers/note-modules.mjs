import { appendFileSync } from 'node:fs';
import { createRequire, register } from 'node:module';

const file = process.env.LOADED_MODULES ?? '';
const { cache } = createRequire(import.meta.url);
const hooks = `
import { appendFileSync } from 'node:fs';
export function load(url, context, next) {
  appendFileSync(${JSON.stringify(file)}, url + '\\n');
  return next(url, context);
}`;

// The hooks see imports; required files are in the cache.
register(`data:text/javascript,${encodeURIComponent(hooks)}`);
process.on('exit', () => appendFileSync(file, Object.keys(cache).join('\n')));
