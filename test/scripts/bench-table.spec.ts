import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  mark,
  median,
  percentile,
  ratioOf,
  tableOf,
  verdictOf,
  type Row,
} from '../bench/support/figures.mjs';
import { inTurns, recordedRows } from '../bench/support/rows.mjs';

const upload: Row = {
  work: 'upload',
  unit: 'MiB/s',
  ours: 135,
  peer: '@tus/server',
  theirs: 270,
  mark: mark('ratio', { atLeast: 1 }),
};

describe('median and percentile', () => {
  it('ignore the order of the values', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([9, 1, 5, 3])).toBe(4);
    expect(percentile([3, 1, 2, 4], 0.99)).toBe(4);
    expect(percentile([3, 1, 2, 4], 0)).toBe(1);
  });

  it('are 0 without values', () => {
    expect(median([])).toBe(0);
  });

  it('sort by value, not by digits', () => {
    expect(median([100, 20, 3])).toBe(20);
  });
});

describe('a verdict', () => {
  it('compares the ratio with the mark', () => {
    expect(ratioOf(upload)).toBe(0.5);
    expect(verdictOf(upload)).toBe('missed');
    expect(verdictOf({ ...upload, ours: 270 })).toBe('ok');
  });

  it('has no ratio to a peer whose figure is 0', () => {
    expect(ratioOf({ ...upload, ours: 0, theirs: 0 })).toBeUndefined();
  });

  it('compares our figure with the mark', () => {
    const memory = { work: 'memory', unit: 'MB', ours: 250 };
    const atMost = mark('ours', { atMost: 250 });
    expect(verdictOf({ ...memory, mark: atMost })).toBe('ok');
    expect(verdictOf({ ...memory, ours: 251, mark: atMost })).toBe('missed');
  });

  it('is missing when the peer is absent, and empty without a mark', () => {
    const absent = 'nginx is not installed';
    expect(verdictOf({ ...upload, theirs: undefined, absent })).toBe(
      'not measured',
    );
    expect(verdictOf({ ...upload, mark: undefined })).toBe('');
  });

  it('misses a figure that is not a number', () => {
    expect(verdictOf({ ...upload, ours: NaN })).toBe('missed');
  });
});

it('draws an aligned Markdown table', () => {
  const rows: Row[] = [
    upload,
    {
      work: 'zip',
      unit: 'MiB/s',
      ours: 1219.4,
      peer: 'nginx',
      absent: 'nginx is not installed',
    },
  ];
  expect(tableOf(rows).split('\n')).toEqual([
    '| Work   | Unit  | Ours | Peer        |             Its figure | Ratio | Mark             | Result |',
    '| ------ | ----- | ---: | ----------- | ---------------------: | ----: | ---------------- | ------ |',
    '| upload | MiB/s |  135 | @tus/server |                    270 |  0.50 | ratio at least 1 | missed |',
    '| zip    | MiB/s | 1219 | nginx       | nginx is not installed |       |                  |        |',
  ]);
});

it('runs the ways in turns, in the opposite order every other round', async () => {
  const order: string[] = [];
  const way = (name: string) => () => {
    order.push(name);
    return Promise.resolve(order.length);
  };
  const results = await inTurns(
    { ours: way('ours'), theirs: way('theirs') },
    2,
  );
  expect(order).toEqual(['ours', 'theirs', 'theirs', 'ours']);
  expect(results).toEqual({ ours: [1, 4], theirs: [2, 3] });
});

it('keeps the rows of several benches for the closing table', () => {
  const dir = mkdtempSync(join(tmpdir(), 'hatira-rows-'));
  const bench = `
    import { record } from './test/bench/support/rows.mjs';
    record([${JSON.stringify(upload)}]);`;
  const words = ['--input-type=module', '-e', bench];
  const env = { ...process.env, BENCH_DIR: dir };
  spawnSync(process.execPath, words, { env });
  spawnSync(process.execPath, words, { env });
  expect(recordedRows(dir)).toEqual([upload, upload]);
  rmSync(dir, { recursive: true });
});

it('names the benches in its usage', () => {
  const { status, stdout } = spawnSync(
    process.execPath,
    ['scripts/bench.mjs', '--help'],
    { encoding: 'utf8' },
  );
  expect(status).toBe(0);
  expect(stdout).toContain('uploads');
});

it.each(['0', '-1', 'five', '2.5', ''])(
  'refuses "%s" as the number of rounds',
  (rounds) => {
    const { status, stderr } = spawnSync(
      process.execPath,
      ['scripts/bench.mjs', 'api'],
      { encoding: 'utf8', env: { ...process.env, BENCH_ROUNDS: rounds } },
    );
    expect(status).toBe(1);
    expect(stderr).toContain(`BENCH_ROUNDS is "${rounds}"`);
  },
);
