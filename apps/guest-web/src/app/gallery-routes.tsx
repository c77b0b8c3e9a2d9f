import { lazy, useEffect } from 'react';
import { BrowserRouter, Route, Routes, useLocation } from 'react-router';
import { loadPart } from '../shared/i18n/i18n';
import { Spinner } from '../shared/ui/progress/spinner';
import { gallery, viewer } from './gallery-pages';

const DeletedPage = lazy(async () => {
  const texts = loadPart('gallery');
  const page = await import('../features/deleted/deleted-page');
  await Promise.all([texts, page.loadChoices()]);
  return { default: page.DeletedPage };
});

const page = (open: keyof typeof import('./couple-pages')) =>
  lazy(async () => (await import('./couple-pages'))[open]());
const CardsPage = page('openCards');
const EventsPage = page('openEvents');
const VisibilityPage = page('openVisibility');
const WallsPage = page('openWalls');

/** The couple's pages; the upload page needs no router. */
export function GalleryRoutes() {
  return (
    <BrowserRouter>
      <Routes>
        <Route path="/camera-roll" element={<gallery.Page />} />
        <Route path="/camera-roll/:hash" element={<gallery.Page />} />
        <Route path="/camera-roll/:hash/deleted" element={<DeletedPage />} />
        <Route path="/camera-roll/:hash/cards" element={<CardsPage />} />
        <Route
          path="/camera-roll/:hash/visibility"
          element={<VisibilityPage />}
        />
        <Route path="/camera-roll/:hash/events" element={<EventsPage />} />
        <Route path="/camera-roll/:hash/walls" element={<WallsPage />} />
        <Route path="/camera-roll-mobile" element={<viewer.Page />} />
        <Route path="/camera-roll-mobile/:hash" element={<viewer.Page />} />
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
