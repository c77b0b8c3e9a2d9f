import { lazy, useState } from 'react';
import {
  Admin,
  CustomRoutes,
  Resource,
  type I18nProvider,
  type Store,
} from 'react-admin';
import { Navigate, Route } from 'react-router';
import { PanelLayout } from './layout/layout';
import { UnknownPage } from './layout/unknown-page';
import { LoginPage } from './login/login-page';
import { SessionAuth } from './providers/auth-provider';
import { dataProvider } from './providers/data-provider';
import { createQueryClient } from './providers/query-client';
import { darkTheme, lightTheme } from './theme/theme';
import { Toasts } from './ui/feedback/toasts';

const TodayPage = lazy(() =>
  import('./today/today-page').then((m) => ({ default: m.TodayPage })),
);
const BackgroundManager = lazy(() =>
  import('./backgrounds/background-page').then((m) => ({
    default: m.BackgroundPage,
  })),
);
const WeddingList = lazy(() =>
  import('./weddings/list/wedding-list').then((m) => ({
    default: m.WeddingList,
  })),
);
const WeddingPage = lazy(() =>
  import('./weddings/page/wedding-page').then((m) => ({
    default: m.WeddingPage,
  })),
);
const MediaList = lazy(() =>
  import('./media/media-panel').then((m) => ({ default: m.MediaList })),
);
const TrashPage = lazy(() =>
  import('./trash/trash-page').then((m) => ({ default: m.TrashPage })),
);
const MessageList = lazy(() =>
  import('./messages/message-list').then((m) => ({ default: m.MessageList })),
);
const OverviewPage = lazy(() =>
  import('./overview/overview-page').then((m) => ({ default: m.OverviewPage })),
);
const ControlRoomPage = lazy(() =>
  import('./control-room/control-room-page').then((m) => ({
    default: m.ControlRoomPage,
  })),
);
const SettingsPage = lazy(() =>
  import('./settings/settings-page').then((m) => ({ default: m.SettingsPage })),
);
const StaffList = lazy(() =>
  import('./staff/staff-list').then((m) => ({ default: m.StaffList })),
);
const AccountPage = lazy(() =>
  import('./account/account-page').then((m) => ({ default: m.AccountPage })),
);
const AuditList = lazy(() =>
  import('./audit/audit-list').then((m) => ({ default: m.AuditList })),
);

interface Props {
  store: Store;
  i18nProvider: I18nProvider;
}

export function App({ store, i18nProvider }: Props) {
  const [authProvider] = useState(() => new SessionAuth());
  const [queryClient] = useState(createQueryClient);
  return (
    <Admin
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={store}
      layout={PanelLayout}
      loginPage={LoginPage}
      catchAll={UnknownPage}
      notification={Toasts}
      lightTheme={lightTheme}
      darkTheme={darkTheme}
      dashboard={ToToday}
      requireAuth
      disableTelemetry
    >
      <Resource name="backgrounds" list={BackgroundManager} />
      <Resource name="weddings" list={WeddingList} show={WeddingPage} />
      <Resource name="media" list={MediaList} />
      <Resource name="contact-messages" list={MessageList} />
      <Resource name="staff" list={StaffList} />
      <Resource name="audit" list={AuditList} />
      <CustomRoutes>
        <Route path="/today" element={<TodayPage />} />
        <Route path="/overview" element={<OverviewPage />} />
        <Route path="/control-room" element={<ControlRoomPage />} />
        <Route path="/trash" element={<TrashPage />} />
        <Route path="/settings" element={<SettingsPage />} />
        <Route path="/account" element={<AccountPage />} />
      </CustomRoutes>
    </Admin>
  );
}

/** The page after the login. */
function ToToday() {
  return <Navigate to="/today" replace />;
}
