import { searchTerms } from './search-terms.js';

describe('searchTerms', () => {
  it.each<[string, string[][]]>([
    ['ayşe  mehmet', [['ayşe'], ['mehmet']]],
    ['Ayşe & Mehmet!', [['Ayşe'], ['Mehmet']]],
    ['Ayşe-140626-Mehmet', [['Ayşe-140626-Mehmet']]],
    ['-ayşe- -', [['ayşe']]],
    ['14.06.2026', [['140626', '14-06-2026']]],
    ['4/6/26', [['040626', '4-6-26']]],
    ['2026-06-14 ayşe', [['140626', '2026-06-14'], ['ayşe']]],
    ['140626', [['140626']]],
    ['1234.06.2026', [['1234'], ['06'], ['2026']]],
    ['%_\\', []],
  ])('splits %j', (text, terms) => expect(searchTerms(text)).toEqual(terms));

  it('splits long rubbish in a moment', () => {
    const text = '1-'.repeat(100);
    expect(searchTerms(text)).toEqual([['1-'.repeat(99) + '1']]);
  });
});
