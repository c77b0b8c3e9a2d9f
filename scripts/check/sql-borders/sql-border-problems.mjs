/**
 * @typedef {object} Rules
 * @property {Record<string, string>} owners the feature of each table, or `platform`
 * @property {Record<string, string[]>} mayRead whose parts each feature may import, and so whose tables it may read
 * @property {string[]} readersOfAll
 * @property {string[]} writersOfAll
 */

const statement =
  /\b(DELETE FROM|INSERT INTO|TRUNCATE|UPDATE|FROM|JOIN|USING)\s+(?:ONLY\s+)?([a-z_]+)\b/g;
const writes = new Set(['DELETE FROM', 'INSERT INTO', 'TRUNCATE', 'UPDATE']);
const comment = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;

/**
 * Returns a line for each table that a file reads or writes in SQL against the order of the features.
 * @param {string} file path from the root of the checkout
 * @param {string} source
 * @param {Rules} rules
 * @returns {string[]}
 */
export function sqlBorderProblems(file, source, rules) {
  const feature = /\/features\/([^/]+)\//.exec(file)?.[1] ?? 'platform';
  const code = source.replace(comment, (text) => text.replace(/[^\n]/g, ' '));
  return [...code.matchAll(statement)].flatMap(
    ({ 1: verb = '', 2: table = '', index }) => {
      const owner = rules.owners[table];
      if (owner === undefined || owner === feature) return [];
      const isWrite = writes.has(verb) && !isLock(code, index, verb);
      if (isAllowed({ feature, owner, isWrite }, rules)) return [];
      const line = code.slice(0, index).split('\n').length;
      return [
        `${file}:${line}: ${feature} may not ${isWrite ? 'write' : 'read'} ${table}, a table of ${owner}`,
      ];
    },
  );
}

/**
 * @param {{ feature: string, owner: string, isWrite: boolean }} access
 * @param {Rules} rules
 */
function isAllowed({ feature, owner, isWrite }, rules) {
  if (isWrite) return rules.writersOfAll.includes(feature);
  if (owner === 'platform') return true;
  return (
    rules.readersOfAll.includes(feature) ||
    (rules.mayRead[feature] ?? []).includes(owner)
  );
}

/**
 * `FOR UPDATE` locks rows, and `ON CONFLICT DO UPDATE` names no table.
 * @param {string} code
 * @param {number} index
 * @param {string} verb
 */
function isLock(code, index, verb) {
  return (
    verb === 'UPDATE' && /\b(FOR|DO)\s+$/.test(code.slice(index - 8, index))
  );
}
