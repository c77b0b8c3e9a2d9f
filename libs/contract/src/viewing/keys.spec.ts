import { isShortcut, STEP_OF_KEY } from './keys.js';

const none = { altKey: false, ctrlKey: false, metaKey: false };

it.each([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
  ['Home', -Infinity],
  ['End', Infinity],
  ['ArrowUp', undefined],
  ['a', undefined],
])('turns by the key %s', (key, step) => {
  expect(STEP_OF_KEY[key]).toBe(step);
});

it.each(['altKey', 'ctrlKey', 'metaKey'])(
  'leaves a key to the browser while %s is held',
  (held) => {
    expect(isShortcut({ ...none, [held]: true })).toBe(true);
    expect(isShortcut(none)).toBe(false);
  },
);
