import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { Spinner } from '../shared/ui/progress/spinner';

/** The homepage and unknown addresses are documents from the server. */
export function ToSite() {
  const { pathname } = useLocation();
  useEffect(() => location.replace(pathname), [pathname]);
  return <Spinner isPage />;
}
