import { until } from '../../../../../../test/support/until.js';
import { endIdleChildren, IdleChildren } from './idle-children.js';

const LONG_MS = 3_600_000;

class Child {
  isEnded = false;

  end(): void {
    this.isEnded = true;
  }
}

it('gives a child to its sender alone, once', () => {
  const idle = new IdleChildren<Child>(LONG_MS);
  const child = new Child();
  idle.keep('one', child);
  expect(idle.take('another')).toBeUndefined();
  expect(idle.take('one')).toBe(child);
  expect(idle.take('one')).toBeUndefined();
  expect(child.isEnded).toBe(false);
});

it('ends a child that is not taken', async () => {
  const idle = new IdleChildren<Child>(1);
  const child = new Child();
  idle.keep('one', child);
  await until('it is ended', () => child.isEnded);
  expect(idle.take('one')).toBeUndefined();
});

it('ends all to make room, but keeps a taken one', () => {
  const idle = new IdleChildren<Child>(LONG_MS);
  const [taken, ...waiting] = [new Child(), new Child(), new Child()];
  idle.keep('one', taken);
  idle.take('one');
  for (const child of waiting) idle.keep('one', child);
  endIdleChildren();
  expect(waiting.map(({ isEnded }) => isEnded)).toEqual([true, true]);
  expect(taken.isEnded).toBe(false);
  expect(idle.take('one')).toBeUndefined();
});
