import { StrictMode, Suspense } from 'react';
import { Spinner } from '../shared/ui/progress/spinner';
import { ErrorBoundary } from './error-boundary';
import {
  GalleryRoutes,
  TokenPage,
  tokenOf,
  uploadPathOf,
  UploadPage,
} from './pages';

export function App() {
  const uploadPath = uploadPathOf(location.pathname);
  const token = tokenOf(location.pathname);
  return (
    <StrictMode>
      <ErrorBoundary>
        <Suspense fallback={<Spinner isPage />}>
          {token !== undefined ? (
            <TokenPage token={token} />
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
