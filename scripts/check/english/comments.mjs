import path from 'node:path';

const CODE = new Set(['.ts', '.tsx', '.mjs', '.js', '.mts', '.css']);
const HASH = new Set(['.yml', '.yaml', '.sh', '.conf']);
/** A comment with its next lines, or a string that may contain its signs. */
const SLASH_TOKENS =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*(?:\n[^\S\n]*\/\/[^\n]*)*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[dgimsuvy]*(?=[\s.,;)\]])/g;
const TEST_NAME =
  /\b(?:it|test|describe)(?:\.\w+(?:\([^)]*\))?)*\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;

/** @typedef {{ text: string, line: number }} Prose */

/**
 * Returns comments and test names of code, or Markdown without its code.
 * @param {string} file
 * @param {string} source
 * @returns {Prose[]}
 */
export function proseOf(file, source) {
  const extension = path.extname(file);
  if (extension === '.md') return markdownProse(source);
  if (CODE.has(extension)) return codeProse(file, source);
  if (HASH.has(extension)) return hashProse(source);
  return [];
}

/**
 * @param {string} file
 * @param {string} source
 */
function codeProse(file, source) {
  const comments = commentsOf(source);
  if (!/\.spec\.tsx?$/.test(file)) return comments;
  const names = [...source.matchAll(TEST_NAME)].map((match) =>
    at(source, match.index, match[2]),
  );
  return [...comments, ...names];
}

/**
 * Returns the comments of code.
 * @param {string} source
 * @returns {Prose[]}
 */
export function commentsOf(source) {
  return [...source.matchAll(SLASH_TOKENS)]
    .filter(([token]) => /^\/[/*]/.test(token))
    .map((match) => at(source, match.index, withoutSigns(match[0])));
}

/** @param {string} file */
export function isCode(file) {
  return CODE.has(path.extname(file));
}

/** @param {string} comment */
function withoutSigns(comment) {
  return comment
    .replace(/^\/[/*]+|\*\/$/g, '')
    .replace(/^[^\S\n]*(?:\*|\/\/)/gm, '')
    .replace(/\b(?:eslint|oxlint)-disable\S*/g, '');
}

/** @param {string} source */
function hashProse(source) {
  return [...source.matchAll(/^\s*#+(.*)$/gm)].map((match) =>
    at(source, match.index, match[1]),
  );
}

/** @param {string} source */
function markdownProse(source) {
  /** @param {string} text */
  const blank = (text) => text.replace(/[^\n]/g, ' ');
  const prose = source
    .replace(/```[\s\S]*?```/g, blank)
    .replace(/`[^`\n]*`/g, blank);
  return prose.split('\n').map((text, index) => ({ text, line: index + 1 }));
}

/**
 * @param {string} source
 * @param {number} index
 * @param {string} text
 */
function at(source, index, text) {
  return { text, line: source.slice(0, index).split('\n').length };
}
