import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { Spinner } from '../shared/ui/progress/spinner';

/** The homepage and all that is not of this app are pages of their own, which the server sends. */
export function ToSite() {
  const { pathname } = useLocation();
  useEffect(() => location.replace(pathname), [pathname]);
  return <Spinner isPage />;
}
