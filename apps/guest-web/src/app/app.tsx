import { StrictMode, Suspense } from 'react';
import { Spinner } from '../shared/ui/progress/spinner';
import { ErrorBoundary } from './error-boundary';
import {
  galleryRoutes,
  tokenOf,
  tokenPage,
  upload,
  uploadPathOf,
} from './pages';

export function App() {
  const uploadPath = uploadPathOf(location.pathname);
  const token = tokenOf(location.pathname);
  return (
    <StrictMode>
      <ErrorBoundary>
        <Suspense fallback={<Spinner isPage />}>
          {token !== undefined ? (
            <tokenPage.Page token={token} />
          ) : uploadPath === undefined ? (
            <galleryRoutes.Page />
          ) : (
            <upload.Page uploadPath={uploadPath} />
          )}
        </Suspense>
      </ErrorBoundary>
    </StrictMode>
  );
}
