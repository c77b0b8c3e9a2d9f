import { loadPart } from '../shared/i18n/i18n';
import { readyPage } from './ready-page';

export const gallery = readyPage(async () => {
  const texts = loadPart('gallery');
  const part = await import('../features/gallery/gallery-page');
  await Promise.all([texts, part.loadOrder()]);
  return part.GalleryPage;
});

export const viewer = readyPage(async () => {
  const texts = loadPart('gallery');
  const { ViewerPage } = await import('../features/viewer/viewer-page');
  await texts;
  return ViewerPage;
});
