import { StrictMode, Suspense } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router';
import { Spinner } from '../shared/ui/spinner';
import { ErrorBoundary } from './error-boundary';
import { GalleryPage, UploadPage, ViewerPage } from './pages';
import { ToSite } from './to-site';

/** The one place where the features meet. */
export function App() {
  return (
    <StrictMode>
      <ErrorBoundary>
        <BrowserRouter>
          <Suspense fallback={<Spinner isPage />}>
            <Routes>
              <Route path="/camera-roll" element={<GalleryPage />} />
              <Route path="/camera-roll/:hash" element={<GalleryPage />} />
              <Route path="/camera-roll-mobile" element={<ViewerPage />} />
              <Route path="/camera-roll-mobile/:hash" element={<ViewerPage />} />
              <Route path="/:uploadPath" element={<UploadPage />} />
              <Route path="*" element={<ToSite />} />
            </Routes>
          </Suspense>
        </BrowserRouter>
      </ErrorBoundary>
    </StrictMode>
  );
}
