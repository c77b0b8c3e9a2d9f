import { searchTerms, type SearchTerm } from './search-terms.js';

const words = (...texts: string[]): SearchTerm[] =>
  texts.map((text) => ({ texts: [text] }));

describe('searchTerms', () => {
  it.each<[string, SearchTerm[]]>([
    ['ayşe  mehmet', words('ayşe', 'mehmet')],
    ['Ayşe & Mehmet!', words('Ayşe', 'Mehmet')],
    ['Ayşe-140626-Mehmet', words('Ayşe-140626-Mehmet')],
    ['-ayşe- -', words('ayşe')],
    ['140626', words('140626')],
    ['1234.06.2026', words('1234', '06', '2026')],
    ['%_\\', []],
    ['gala 2025', words('gala', '2025')],
    ['ayşe ile Mert', words('ayşe', 'Mert')],
    ['Ayşe VE Mert', words('Ayşe', 'Mert')],
    ['ve', words('ve')],
    ['31.02.2026', [{ texts: ['310226', '31-02-2026'] }]],
  ])('splits %j into words', (text, terms) =>
    expect(searchTerms(text)).toEqual(terms),
  );

  it.each<[string, string, string, string[]]>([
    ['14.06.2026', '2026-06-14', '2026-06-14', ['140626', '14-06-2026']],
    ['4/6/26', '2026-06-04', '2026-06-04', ['040626', '4-6-26']],
    ['2026-06-14', '2026-06-14', '2026-06-14', ['140626', '2026-06-14']],
    ['28 kasım 2026', '2026-11-28', '2026-11-28', ['28-kasım-2026']],
    ['28. ARALIK 2026', '2026-12-28', '2026-12-28', ['28-ARALIK-2026']],
    ['November 28, 2026', '2026-11-28', '2026-11-28', ['November-28-2026']],
    ['şubat 2028', '2028-02-01', '2028-02-29', ['şubat-2028']],
  ])('reads %j as the days from %s to %s', (text, first, last, texts) =>
    expect(searchTerms(`${text} ayşe`)).toEqual([
      { texts, days: [first, last] },
      { texts: ['ayşe'] },
    ]),
  );

  it('splits long rubbish in a moment', () => {
    const text = '1-'.repeat(100);
    expect(searchTerms(text)).toEqual(words('1-'.repeat(99) + '1'));
  });
});
