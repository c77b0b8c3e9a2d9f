import { drawnProblems } from '../../scripts/check/texts/drawn-problems.mjs';

it('finds a drawn upload page that says something else than upload pages do', () => {
  const texts = {
    'upload.heading': 'Teilt',
    'upload.uploadFiles': 'Foto',
    'upload.uploadWithNote': 'Nachricht',
  };
  const bundles = [
    { bundle: 'base', texts: { de: new Map(Object.entries(texts)) } },
  ];
  const words = { heading: 'Teilt', files: 'Foto', note: 'Nachricht' };
  expect(drawnProblems(bundles, { de: words })).toEqual([]);
  expect(drawnProblems(bundles, { de: { ...words, note: 'Notiz' } })).toEqual([
    'de: the drawn page says "Notiz", and not what upload.uploadWithNote says',
  ]);
});
