import { StrictMode, Suspense } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router';
import { Spinner } from '../shared/ui/spinner';
import { ErrorBoundary } from './error-boundary';
import { GalleryPage, HomePage, NotFoundPage, UploadPage, ViewerPage } from './pages';

/** The one place where the features meet. */
export function App() {
  return (
    <StrictMode>
      <ErrorBoundary>
        <BrowserRouter>
          <Suspense fallback={<Spinner isPage />}>
            <Routes>
              <Route path="/" element={<HomePage />} />
              <Route path="/camera-roll" element={<GalleryPage />} />
              <Route path="/camera-roll/:hash" element={<GalleryPage />} />
              <Route path="/camera-roll-mobile" element={<ViewerPage />} />
              <Route path="/camera-roll-mobile/:hash" element={<ViewerPage />} />
              <Route path="/:uploadPath" element={<UploadPage />} />
              <Route path="*" element={<NotFoundPage />} />
            </Routes>
          </Suspense>
        </BrowserRouter>
      </ErrorBoundary>
    </StrictMode>
  );
}
