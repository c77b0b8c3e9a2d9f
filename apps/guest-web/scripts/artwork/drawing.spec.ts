// @vitest-environment node
import { expect, test } from 'vitest';
import { drawing } from './drawing.mjs';

test('draws every image of a file into it, at its place', () => {
  const { content, width, height } = drawing('phone.svg');
  expect({ width, height }).toEqual({ width: 300, height: 620 });
  expect(content).not.toContain('<image');
  expect(content).not.toContain('href');
  expect(content.match(/viewBox="0 0 76 76" width="76"/g)).toHaveLength(3);
});

test('takes the given image instead, and puts the lettering on top', () => {
  const { content } = drawing('hero.svg', {
    images: { phone: drawing('garland.svg') },
    lettering: [['<path d="M0 0h9"/>'], '<path d="M0 9h9"/>'],
  });
  expect(content).toContain('viewBox="0 0 520 120" x="322" y="96" width="222"');
  expect(content).not.toContain('viewBox="0 0 300 620"');
  expect(content).toMatch(/<path d="M0 0h9"\/><path d="M0 9h9"\/><\/svg>$/);
});

test('replaces colours, also by each other', () => {
  const [sky, sea] = ['#f3c7a2', '#5f86a6'];
  const { content } = drawing('tiles/seaside.svg', {
    colors: { [sky]: sea, [sea]: sky },
  });
  expect(content).toMatch(/^<svg [^>]+><rect [^>]+fill="#5f86a6"\/>/);
  expect(content).toContain('y="42" width="76" height="34" fill="#f3c7a2"');
});

test.each([
  [{ colors: { '#123456': '#000000' } }, 'cake.svg has no #123456'],
  [{ images: { candle: drawing('garland.svg') } }, 'has no id="candle"'],
])('refuses a change that the file has no place for', (changes, problem) => {
  expect(() => drawing('tiles/cake.svg', changes)).toThrow(problem);
});
