import { uploadHeading, weddingTitle } from './title.js';

describe('uploadHeading', () => {
  it('reads two names and the date', () => {
    expect(uploadHeading('AyşeNur-140626-mehmetAli')).toEqual({
      date: '14/06/2026',
      names: ['Ayşe Nur', 'Mehmet Ali'],
    });
  });

  it.each([
    'Ayşe-310226-Can',
    'Ayşe-991399-Can',
    'Ayşe-14062-Can',
    'Ayşe-140626-Can-Ev',
    '140626-Ayşe-Can',
  ])('shows no date for %s', (slug) =>
    expect(uploadHeading(slug).date).toBeUndefined(),
  );

  it('falls back to the title rule', () => {
    expect(uploadHeading('wedding-2025')).toEqual({ names: ['Wedding'] });
  });
});

describe('weddingTitle', () => {
  it.each([
    ['ayse-140626-mehmet', 'Ayse & Mehmet'],
    ['AyşeNur-140626-MehmetAli', 'Ayşe Nur & Mehmet Ali'],
    ['wedding-2025', 'Wedding'],
    ['ayse-ve-mehmet', 'Ayse & Mehmet'],
    ['Ελένη-140626-Γιώργος', 'Ελένη & Γιώργος'],
    ['al-bo', 'al-bo'],
  ])('%s is shown as %s', (slug, title) =>
    expect(weddingTitle(slug)).toBe(title),
  );
});
