import {
  cardProblem,
  choiceOf,
  tableProblem,
  type TypedCard,
} from './card-choice.js';
import { isCardColour } from './card-colour.js';

const card: TypedCard = {
  design: 'deco',
  colour: 'own',
  freeColour: '#7a2b40',
  language: 'tr',
  second: '',
  table: '',
  until: '',
  monogram: true,
  initials: '',
  wifi: false,
};

describe('tableProblem', () => {
  it.each([
    ['', '', undefined],
    ['7', '', undefined],
    ['1', '200', undefined],
    ['', '5', 'table'],
    ['0', '', 'table'],
    ['1e2', '', 'table'],
    ['5', '4', 'until'],
    ['1', '201', 'tooMany'],
  ])('of tables %s to %s is %s', (table, until, problem) => {
    expect(tableProblem({ table, until })).toBe(problem);
  });
});

describe('choiceOf', () => {
  it('omits empty options', () => {
    expect(choiceOf({ ...card, second: 'tr' })).toEqual({
      design: 'deco',
      colour: 'own',
      language: 'tr',
      monogram: true,
    });
  });

  it('has the chosen options', () => {
    const typed: TypedCard = {
      ...card,
      second: 'de',
      table: '1',
      until: '20',
      colour: 'free',
      initials: 'İÇ',
      wifi: true,
    };
    expect(cardProblem(typed)).toBeUndefined();
    expect(choiceOf(typed)).toMatchObject({
      second: 'de',
      table: 1,
      until: 20,
      colour: '7a2b40',
      initials: 'İÇ',
      wifi: true,
    });
  });

  it('leaves out options that cannot be printed', () => {
    const wrong: TypedCard = {
      ...card,
      table: '9',
      until: '3',
      initials: 'E&C',
      colour: 'free',
      freeColour: '#ffd9e2',
    };
    expect(cardProblem(wrong)).toBe('freeColour');
    expect(cardProblem({ ...wrong, colour: 'own' })).toBe('initials');
    expect(choiceOf(wrong)).toEqual(choiceOf(card));
  });
});

it.each([
  ['000000', true],
  ['7A2B40', true],
  ['767676', true],
  ['777777', false],
  ['ffd9e2', false],
  ['fff', false],
  ['7a2b4g', false],
])('the colour %s can be printed: %s', (colour, expected) => {
  expect(isCardColour(colour)).toBe(expected);
});
