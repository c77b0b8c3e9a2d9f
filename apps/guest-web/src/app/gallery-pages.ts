import { lazy } from 'react';
import { loadPart } from '../shared/i18n/i18n';

/** `lazy` and the preload share one import. */
export const galleryLoaders = {
  gallery: async () => {
    const texts = loadPart('gallery');
    const { GalleryPage } = await import('../features/gallery/gallery-page');
    await texts;
    return { GalleryPage };
  },
  viewer: async () => {
    const texts = loadPart('gallery');
    const { ViewerPage } = await import('../features/viewer/viewer-page');
    await texts;
    return { ViewerPage };
  },
};

export const GalleryPage = lazy(async () => ({
  default: (await galleryLoaders.gallery()).GalleryPage,
}));
export const ViewerPage = lazy(async () => ({
  default: (await galleryLoaders.viewer()).ViewerPage,
}));
