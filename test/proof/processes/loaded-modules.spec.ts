import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ServerProcess } from '../../support/servers/server-process.js';
import { createTestApp, type TestApp } from '../../support/servers/test-app.js';

const NOTE_MODULES = pathToFileURL(
  join(process.cwd(), 'test/support/servers/note-modules.mjs'),
).href;
/** Loaded by their first use, as most processes never use them. */
const LATER = [
  'node_modules/@aws-sdk/',
  'node_modules/@bull-board/',
  'node_modules/archiver/',
  'node_modules/fontkit/',
  'node_modules/nodemailer/',
  'node_modules/pdfkit/',
  'node_modules/sharp/',
  'features/docs/routes/',
];

let home: TestApp;

beforeAll(async () => {
  home = await createTestApp();
});

afterAll(() => home.close());

it.each(['web', 'worker'] as const)(
  'a %s process starts without the libraries of rare work',
  async (role) => {
    const noted = join(home.env.DATA_DIR, `modules-${role}`);
    const started = await ServerProcess.start(role, {
      ...home.env,
      NODE_OPTIONS: `--import=${NOTE_MODULES}`,
      LOADED_MODULES: noted,
    });
    expect(await started.stop()).toBe(0);
    const loaded = readFileSync(noted, 'utf8');
    // Proves that the list has imported and required files.
    expect(loaded).toContain('node_modules/@nestjs/core/');
    expect(loaded).toContain('node_modules/pg/lib/client.js');
    expect(LATER.filter((part) => loaded.includes(part))).toEqual([]);
  },
);
