import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const FEATURE = 'apps/api/src/features/contact';
const MODULE = `import { Module } from '@nestjs/common';

@Module({})
export class ContactModule {}
`;

it('generates a service and a controller in their feature, and lists them in its module', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'nest-generate-'));
  try {
    copyFileSync('nest-cli.json', path.join(root, 'nest-cli.json'));
    symlinkSync(
      path.resolve('node_modules'),
      path.join(root, 'node_modules'),
      'dir',
    );
    const feature = path.join(root, FEATURE);
    mkdirSync(feature, { recursive: true });
    const module = path.join(feature, 'contact.module.ts');
    writeFileSync(module, MODULE);
    generate(root, 'service');
    generate(root, 'controller');
    expect(readdirSync(feature).sort()).toEqual([
      'contact-notes.controller.ts',
      'contact-notes.service.ts',
      'contact.module.ts',
    ]);
    const listed = readFileSync(module, 'utf8');
    expect(listed).toContain('providers: [ContactNotesService]');
    expect(listed).toContain('controllers: [ContactNotesController]');
  } finally {
    rmSync(root, { recursive: true });
  }
});

function generate(root: string, kind: string): void {
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      path.resolve('node_modules/@nestjs/cli/bin/nest.js'),
      'generate',
      kind,
      'features/contact/ContactNotes',
      '--project',
      'api',
    ],
    { cwd: root, encoding: 'utf8' },
  );
  expect([status, stderr]).toEqual([0, '']);
}
