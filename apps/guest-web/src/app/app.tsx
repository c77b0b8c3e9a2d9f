import { StrictMode, Suspense } from 'react';
import { Spinner } from '../shared/ui/progress/spinner';
import { ErrorBoundary } from './error-boundary';
import {
  GalleryRoutes,
  uploadPathOf,
  UploadPage,
  WallPage,
  wallTokenOf,
} from './pages';

export function App() {
  const uploadPath = uploadPathOf(location.pathname);
  const wallToken = wallTokenOf(location.pathname);
  return (
    <StrictMode>
      <ErrorBoundary>
        <Suspense fallback={<Spinner isPage />}>
          {wallToken !== undefined ? (
            <WallPage token={wallToken} />
          ) : uploadPath === undefined ? (
            <GalleryRoutes />
          ) : (
            <UploadPage uploadPath={uploadPath} />
          )}
        </Suspense>
      </ErrorBoundary>
    </StrictMode>
  );
}
