import {
  droppedNames,
  titleNames,
  uploadHeading,
  weddingTitle,
  type NamedWedding,
} from './title.js';

function named(
  weddingPath: string,
  shown: Partial<NamedWedding> = {},
): NamedWedding {
  return { weddingPath, displayedNames: null, displayedDate: null, ...shown };
}

describe('uploadHeading', () => {
  it('reads two names and the date', () => {
    expect(uploadHeading(named('AyşeNur-140626-mehmetAli'))).toEqual({
      date: '14/06/2026',
      names: ['Ayşe Nur', 'Mehmet Ali'],
    });
  });

  it.each([
    'Ayşe-310226-Can',
    'Ali-320199-Veli',
    'Ayşe-991399-Can',
    'Ayşe-14062-Can',
    'Ayşe-140626-Can-Ev',
    '140626-Ayşe-Can',
  ])('shows no date for %s', (slug) =>
    expect(uploadHeading(named(slug)).date).toBeUndefined(),
  );

  it('falls back to the title rule', () => {
    expect(uploadHeading(named('wedding-2025'))).toEqual({
      names: ['Wedding'],
    });
  });

  it('shows names and date that staff have set, each over the path’s', () => {
    const displayedNames = ['Su', 'İbrahim'];
    const path = 'su-140626-ibrahim';
    expect(uploadHeading(named(path, { displayedNames }))).toEqual({
      date: '14/06/2026',
      names: displayedNames,
    });
    expect(uploadHeading(named(path, { displayedDate: '2027-01-02' }))).toEqual(
      { date: '02/01/2027', names: ['Su', 'Ibrahim'] },
    );
    const displayedDate = '2025-12-31';
    expect(
      uploadHeading(named('wedding-2025', { displayedNames, displayedDate })),
    ).toEqual({ date: '31/12/2025', names: displayedNames });
  });
});

describe('weddingTitle', () => {
  it.each([
    ['ayse-140626-mehmet', 'Ayse & Mehmet'],
    ['AyşeNur-140626-MehmetAli', 'Ayşe Nur & Mehmet Ali'],
    ['wedding-2025', 'Wedding'],
    ['ayse-ve-mehmet', 'Ayse & Mehmet'],
    ['Su-140626-Can', 'Can'],
    ['ibrahim-140626-Elif', 'Ibrahim & Elif'],
    ['Ελένη-140626-Γιώργος', 'Ελένη & Γιώργος'],
    ['al-bo', 'al-bo'],
  ])('%s is shown as %s', (slug, title) =>
    expect(weddingTitle(named(slug))).toBe(title),
  );

  it('is made of the names that staff have set', () => {
    const one = named('Su-140626-Can', { displayedNames: ['Ayşe & Su'] });
    expect(weddingTitle(one)).toBe('Ayşe & Su');
    const two = named('Su-140626-Can', { displayedNames: ['Su', 'Can'] });
    expect(titleNames(two)).toEqual(['Su', 'Can']);
    expect(weddingTitle(two)).toBe('Su & Can');
  });
});

describe('droppedNames', () => {
  it.each([
    ['Su-140626-Can', ['Su']],
    ['ayse-ve-mehmet', ['ve']],
    ['Ayşe-Mehmet-Nikah-2026', ['Nikah']],
    ['al-bo', ['al', 'bo']],
    ['Ayşe-140626-Mehmet', []],
    ['wedding-2025', []],
    ['12-34', []],
  ])('of %s are %j', (slug, dropped) =>
    expect(droppedNames(slug)).toEqual(dropped),
  );
});
