import path from 'node:path';
import { proseOf } from '../english/comments.mjs';
import { anchorsOf, sectionNumbersOf } from './headings.mjs';

const SPECIFICATION = 'docs/specification.md';
const number = String.raw`\d+(?:\.\d+)*`;
const SECTIONS = new RegExp(
  String.raw`\b(specification|design)(?:['’]s)?,?\s+sections?\s+(${number}(?:(?:,|\s+and|\s+to)\s+${number})*)`,
  'gi',
);
const LINK = /\]\(([^)\s]+)\)/g;
const ELSEWHERE = /^(?:[a-z][a-z+.-]*:|\/\/)/i;
/** A path in backticks with a folder; patterns are not followed. */
const WRITTEN_PATH = /`([\w.@-]+(?:\/[\w.@-]+)+\/?)`/g;
const MENTION = /(?<![\w/.-])docs\/[\w./-]+\.md(?:#[\w-]+)?/g;

/**
 * @typedef {object} Tree
 * @property {(file: string) => boolean} exists
 * @property {(file: string) => string} read
 * @property {(written: string) => boolean} isPath false for a path that begins as a file's does and leads nowhere
 */

/**
 * Returns a line for each dead reference: section numbers, relative links and paths in backticks of Markdown,
 * mentions of docs/….md.
 * @param {string} file
 * @param {Tree} tree
 */
export function referenceProblems(file, tree) {
  const source = tree.read(file);
  return [
    ...paragraphsOf(file, source).flatMap((part) => sections(part, tree)),
    ...(file.endsWith('.md')
      ? [...links(file, source, tree), ...paths(source, tree)]
      : []),
    ...mentions(source, tree),
  ]
    .sort((a, b) => a.line - b.line)
    .map(({ line, problem }) => `${file}:${line}: ${problem}`);
}

/**
 * References may wrap.
 * @param {string} file
 * @param {string} source
 */
function paragraphsOf(file, source) {
  const parts = proseOf(file, source);
  if (!file.endsWith('.md')) return parts;
  return [{ text: parts.map(({ text }) => text).join('\n'), line: 1 }];
}

/**
 * @param {{ text: string, line: number }} options
 * @param {Tree} tree
 */
function sections({ text, line }, tree) {
  return [...text.matchAll(SECTIONS)].flatMap((match) => {
    const [words, document, list] = match;
    const place = line + linesBefore(text, match.index);
    if (document.toLowerCase() === 'design')
      return [
        { line: place, problem: `${oneLine(words)}: no such document here` },
      ];
    const known = sectionNumbersOf(tree.read(SPECIFICATION));
    return [...list.matchAll(new RegExp(number, 'g'))]
      .map(([section]) => section)
      .filter((section) => !known.has(section))
      .map((section) => ({
        line: place,
        problem: `${SPECIFICATION} has no section ${section}`,
      }));
  });
}

/**
 * @param {string} file
 * @param {string} source
 * @param {Tree} tree
 */
function links(file, source, tree) {
  const text = proseOf(file, source)
    .map((part) => part.text)
    .join('\n');
  return [...text.matchAll(LINK)]
    .filter(([, target]) => !ELSEWHERE.test(target))
    .flatMap((match) => {
      const [name, anchor] = match[1].split('#');
      const target = name
        ? path.posix.join(path.posix.dirname(file), name)
        : file;
      return deadEnd({ target, anchor }, tree).map((problem) => ({
        line: 1 + linesBefore(text, match.index),
        problem,
      }));
    });
}

/**
 * @param {string} source
 * @param {Tree} tree
 */
function paths(source, tree) {
  const text = source.replace(/^```[\s\S]*?^```/gm, (block) =>
    block.replace(/[^\n]/g, ' '),
  );
  return [...text.matchAll(WRITTEN_PATH)]
    .filter(([, written]) => !tree.isPath(written))
    .map((match) => ({
      line: 1 + linesBefore(text, match.index),
      problem: `no file has the path ${match[1]}`,
    }));
}

/**
 * @param {string} source
 * @param {Tree} tree
 */
function mentions(source, tree) {
  return [...source.matchAll(MENTION)].flatMap((match) => {
    const [target, anchor] = match[0].split('#');
    return deadEnd({ target, anchor }, tree).map((problem) => ({
      line: 1 + linesBefore(source, match.index),
      problem,
    }));
  });
}

/**
 * @param {{ target: string, anchor: string }} options
 * @param {Tree} tree
 * @returns {string[]}
 */
function deadEnd({ target, anchor }, tree) {
  if (!tree.exists(target)) return [`${target} does not exist`];
  if (!anchor || !target.endsWith('.md')) return [];
  return anchorsOf(tree.read(target)).has(anchor)
    ? []
    : [`${target} has no heading #${anchor}`];
}

/**
 * @param {string} text
 * @param {number} index
 */
function linesBefore(text, index) {
  return text.slice(0, index).split('\n').length - 1;
}

/** @param {string} text */
function oneLine(text) {
  return text.replace(/\s+/g, ' ');
}
