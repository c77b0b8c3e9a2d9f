import { Box } from '@mui/material';
import { lazy, Suspense, type ReactNode } from 'react';
import {
  Loading,
  Navigate,
  SkipNavigationButton,
  useLocation,
} from 'react-admin';
import { ConfirmationProvider } from '../ui/confirmation/confirmation-provider';
import { LeaveGuard } from '../ui/page/leave-guard';
import { CrashBoundary } from './crash-boundary';
import { Header } from './header';
import { useRequiredSetup } from './use-required-setup';

const RequiredSetup = lazy(() =>
  import('../account/required-setup').then((module) => ({
    default: module.RequiredSetup,
  })),
);

export function PanelLayout({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const setup = useRequiredSetup();
  // react-admin fills in forms from `?source=`: a link must not choose a
  // password.
  if (new URLSearchParams(search).has('source'))
    return <Navigate to={pathname} replace />;
  return (
    <ConfirmationProvider>
      <LeaveGuard>
        <SkipNavigationButton />
        <Box
          sx={{ minHeight: '100vh', display: 'flex', flexDirection: 'column' }}
        >
          <Header isBare={setup.isOpen} />
          <Box
            component="main"
            id="main-content"
            sx={{
              flexGrow: 1,
              width: '100%',
              maxWidth: 1440,
              mx: 'auto',
              px: { xs: 2, sm: 3 },
              pt: 3,
              pb: 'calc(80px + var(--toasts-height, 0px))',
            }}
          >
            <CrashBoundary key={pathname}>
              <Suspense fallback={<Loading />}>
                {setup.isOpen ? (
                  <RequiredSetup onDone={setup.close} />
                ) : (
                  children
                )}
              </Suspense>
            </CrashBoundary>
          </Box>
        </Box>
      </LeaveGuard>
    </ConfirmationProvider>
  );
}
