import { givenNames } from './given-names.js';

const file = (sender?: string, name?: string) => ({ sender, name });

describe('givenNames', () => {
  it('takes the last name of a browser, before the first the next one', () =>
    expect(
      givenNames([
        file('a'),
        file('a', 'Ayşe'),
        file('b'),
        file('a'),
        file('a', 'Elif'),
        file('a'),
      ]),
    ).toEqual(['Ayşe', 'Ayşe', undefined, 'Ayşe', 'Elif', 'Elif']));

  it('gives an unknown browser only the name of the file itself', () =>
    expect(
      givenNames([file(undefined, 'Ayşe'), file(), file(undefined, 'Can')]),
    ).toEqual(['Ayşe', undefined, 'Can']));
});
