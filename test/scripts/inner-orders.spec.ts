import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { innerRules } from '../../scripts/check/boundaries/inner-orders.mjs';

const CRUISER = path.resolve(
  'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
);
const UPLOAD = 'apps/guest-web/src/features/upload';
let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'inner-orders-'));
});
afterEach(() => rmSync(root, { recursive: true }));

interface Report {
  summary: { violations: { from: string; rule: { name: string } }[] };
}

/** Returns the broken rules of a project with these files. */
function brokenRules(files: Record<string, string>): string[] {
  const config = {
    forbidden: innerRules,
    options: { tsPreCompilationDeps: true },
  };
  const all = { ...files, 'rules.json': JSON.stringify(config) };
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
  const { stdout } = spawnSync(
    process.execPath,
    [CRUISER, 'apps', '--config', 'rules.json', '--output-type', 'json'],
    { cwd: root, encoding: 'utf8' },
  );
  const report = JSON.parse(stdout) as Report;
  return report.summary.violations.map(
    ({ from, rule: { name } }) => `${name}: ${path.basename(from)}`,
  );
}

it('permits an import of a folder below, and of any by a spec and by a file above the folders', () => {
  const broken = brokenRules({
    [`${UPLOAD}/engine/engine.ts`]: 'export const engine = 1;',
    [`${UPLOAD}/page/page.ts`]:
      "import { engine } from '../engine/engine';\nexport const page = engine;",
    [`${UPLOAD}/engine/engine.spec.ts`]: "import '../page/page';",
    [`${UPLOAD}/start.ts`]: "import './page/page';",
  });
  expect(broken).toEqual([]);
});

it('refuses an import of a folder above, also of a type alone and while the page runs', () => {
  const broken = brokenRules({
    [`${UPLOAD}/page/page.ts`]: 'export type Page = number;',
    [`${UPLOAD}/engine/engine.ts`]:
      "import type { Page } from '../page/page';\nexport type Engine = Page;",
    [`${UPLOAD}/session/session.ts`]:
      "export const load = () => import('../page/page');",
  });
  expect(broken.sort()).toEqual([
    'order-in-upload-engine: engine.ts',
    'order-in-upload-session: session.ts',
  ]);
});

it('refuses an import of a file above the folders', () => {
  const broken = brokenRules({
    [`${UPLOAD}/start.ts`]: 'export const start = 1;',
    [`${UPLOAD}/page/page.ts`]: "import '../start';",
  });
  expect(broken).toEqual(['order-in-upload-page: page.ts']);
});

it('refuses a folder without a place in the order', () => {
  const broken = brokenRules({
    [`${UPLOAD}/extra/extra.ts`]: 'export const extra = 1;',
    [`${UPLOAD}/start.ts`]: "import './extra/extra';",
  });
  expect(broken).toEqual(['known-folders-in-upload: start.ts']);
});
