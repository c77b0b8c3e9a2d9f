import { useEffect } from 'react';
import { BrowserRouter, Route, Routes, useLocation } from 'react-router';
import { Spinner } from '../shared/ui/progress/spinner';
import { GalleryPage, ViewerPage } from './gallery-pages';

/** The couple's pages; the upload page needs no router. */
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

/** The server has the homepage and unknown addresses. */
function ToSite() {
  const { pathname } = useLocation();
  useEffect(() => location.replace(pathname), [pathname]);
  return <Spinner isPage />;
}
