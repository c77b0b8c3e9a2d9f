import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import ffmpegPackage from '@ffmpeg-installer/ffmpeg';
import ffprobePackage from '@ffprobe-installer/ffprobe';

function settledFor(env: Record<string, string>): unknown {
  const module = `
    import { ensureFfmpeg } from './scripts/embedded/ffmpeg-program.mjs';
    console.log(JSON.stringify(await ensureFfmpeg('/nowhere/ffmpeg')));`;
  const output = execFileSync(
    process.execPath,
    ['--input-type=module', '-e', module],
    { env },
  );
  return JSON.parse(output.toString());
}

it('warns of the build of the npm packages, why there is no other, and says what to do', () => {
  expect(settledFor({ PATH: '/nowhere' })).toMatch(
    /^!! .*December 2018, which gets no security fixes \(.*no apt-get\)\.\n!! Install .*FFMPEG_PATH.*\.$/,
  );
});

it('lets the account of a start as root run that build', () => {
  settledFor({ PATH: '/nowhere' });
  const isRoot = process.getuid?.() === 0;
  for (const { path } of [ffmpegPackage, ffprobePackage])
    expect(statSync(path).mode & (isRoot ? 0o555 : 0o500)).toBe(
      isRoot ? 0o555 : 0o500,
    );
});

it('leaves the choice to FFMPEG_PATH', () => {
  expect(
    settledFor({ PATH: '/nowhere', FFMPEG_PATH: '/opt/ffmpeg' }),
  ).toBeNull();
});
