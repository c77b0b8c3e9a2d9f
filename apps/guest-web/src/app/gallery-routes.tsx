import { BrowserRouter, Route, Routes } from 'react-router';
import { GalleryPage, ViewerPage } from './gallery-pages';
import { ToSite } from './to-site';

/**
 * The couple's pages, whose addresses change during use; the upload page needs
 * no router.
 */
export function GalleryRoutes() {
  return (
    <BrowserRouter>
      <Routes>
        <Route path="/camera-roll" element={<GalleryPage />} />
        <Route path="/camera-roll/:hash" element={<GalleryPage />} />
        <Route path="/camera-roll-mobile" element={<ViewerPage />} />
        <Route path="/camera-roll-mobile/:hash" element={<ViewerPage />} />
        <Route path="*" element={<ToSite />} />
      </Routes>
    </BrowserRouter>
  );
}
