import { knownPaths } from '../../scripts/check/references/known-paths.mjs';
import { referenceProblems } from '../../scripts/check/references/reference-problems.mjs';

const GUIDE = '# Guide\n\n## Backups & `restore`\n\n## Backups & `restore`\n';

/** Split, to hide it from the check. */
const gone = ['docs', 'gone.md'].join('/');
const asked = ['docs', 'guide.md'].join('/');

function problemsOf(file: string, text: string): string[] {
  const files: Record<string, string> = {
    'docs/specification.md':
      '# Specification\n\n## 7. Calls\n\n### 7.1 Slices\n',
    'notes/guide.md': GUIDE,
    [asked]: GUIDE,
    [file]: text,
  };
  return referenceProblems(file, {
    exists: (name) => name in files,
    read: (name) => files[name] ?? '',
    isPath: knownPaths([...Object.keys(files), 'apps/web/src/lib/retry.ts']),
  });
}

describe('the finder of references', () => {
  it('accepts section numbers of the specification in a comment', () => {
    const text = '/** See specification sections 7 and 7.1. */\n';
    expect(problemsOf('a.ts', text)).toEqual([]);
  });

  it('reports a section without a heading, also one that wraps', () => {
    const text = '/**\n * As in specification\n * sections 7 and 12.\n */\n';
    expect(problemsOf('a.ts', text)).toEqual([
      'a.ts:2: docs/specification.md has no section 12',
    ]);
  });

  it('reports sections of a design that the repository does not have', () => {
    expect(problemsOf('a.ts', '\n// See design section 3.\n')).toEqual([
      'a.ts:2: design section 3: no such document here',
    ]);
  });

  it('ignores section numbers in code', () => {
    expect(problemsOf('a.ts', "const a = 'design section 3';\n")).toEqual([]);
  });

  it('accepts links to files, headings and repeated headings', () => {
    const text =
      '[a](guide.md) [b](guide.md#backups--restore) [c](guide.md#backups--restore-1) [d](#top)\n\n# Top\n';
    expect(problemsOf('notes/a.md', text)).toEqual([]);
  });

  it('reports links without a file or heading', () => {
    const text = 'See\n[a](gone.md),\n[b](guide.md#gone) and [c](#gone).\n';
    expect(problemsOf('notes/a.md', text)).toEqual([
      'notes/a.md:2: notes/gone.md does not exist',
      'notes/a.md:3: notes/guide.md has no heading #gone',
      'notes/a.md:3: notes/a.md has no heading #gone',
    ]);
  });

  it('ignores addresses of other sites and links in code', () => {
    const text = '[a](https://example.com/x) `[b](gone.md)`\n';
    expect(problemsOf('notes/a.md', text)).toEqual([]);
  });

  it('reports mentions of documents in code', () => {
    const text = `// See ${gone}.\nconst hint = '${asked}#gone';\n`;
    expect(problemsOf('a.mjs', text)).toEqual([
      `a.mjs:1: ${gone} does not exist`,
      `a.mjs:2: ${asked} has no heading #gone`,
    ]);
  });

  it('reports a path in backticks that no file has', () => {
    const text = '`src/lib/again.ts`, and\n`lib/again/`.\n';
    expect(problemsOf('a.md', text)).toEqual([
      'a.md:1: no file has the path src/lib/again.ts',
      'a.md:2: no file has the path lib/again/',
    ]);
  });

  it('accepts a path in backticks without folders above or extension, and one of something else', () => {
    const text =
      '`lib/retry.ts`, `src/lib/`, `web/src/lib/retry`, `@scope/lib`, `image/jpeg`, `lib/*.ts`\n';
    expect(problemsOf('a.md', text)).toEqual([]);
  });
});
