import { StrictMode, Suspense } from 'react';
import { Spinner } from '../shared/ui/progress/spinner';
import { ErrorBoundary } from './error-boundary';
import { GalleryRoutes, uploadPathOf, UploadPage } from './pages';

export function App() {
  const uploadPath = uploadPathOf(location.pathname);
  return (
    <StrictMode>
      <ErrorBoundary>
        <Suspense fallback={<Spinner isPage />}>
          {uploadPath === undefined ? (
            <GalleryRoutes />
          ) : (
            <UploadPage uploadPath={uploadPath} />
          )}
        </Suspense>
      </ErrorBoundary>
    </StrictMode>
  );
}
