import { defaultProcesses } from './default-processes.js';
import { ConfigError, loadConfig } from './load-config.js';

const GIB = 1024 ** 3;

it.each([
  [{ cores: 1, memoryBytes: 8 * GIB, memoryLimitBytes: 0 }, 1],
  [{ cores: 2, memoryBytes: 8 * GIB, memoryLimitBytes: 0 }, 1],
  [{ cores: 3, memoryBytes: 8 * GIB, memoryLimitBytes: 0 }, 3],
  [{ cores: 64, memoryBytes: 8 * GIB, memoryLimitBytes: 0 }, 4],
  [{ cores: 4, memoryBytes: 2 * GIB - 1, memoryLimitBytes: 0 }, 1],
  [{ cores: 4, memoryBytes: 8 * GIB, memoryLimitBytes: GIB }, 1],
  [{ cores: 4, memoryBytes: 8 * GIB, memoryLimitBytes: 2 ** 64 }, 4],
])('%j has %d web processes', (machine, expected) => {
  expect(defaultProcesses(machine)).toBe(expected);
});

it.each(['1', '16'])('WEB_PROCESSES takes %s', (given) => {
  expect(loadConfig({ WEB_PROCESSES: given }).webProcesses).toBe(Number(given));
});

it.each(['0', '17', '1.5', 'all'])('WEB_PROCESSES refuses %s', (given) => {
  const load = () => loadConfig({ WEB_PROCESSES: given });
  expect(load).toThrow(ConfigError);
  expect(load).toThrow(/WEB_PROCESSES: must be a whole number from 1 to 16/);
});

it('a worker counts as one process', () => {
  expect(loadConfig({ WEB_PROCESSES: '4', ROLE: 'worker' }).webProcesses).toBe(
    1,
  );
});
