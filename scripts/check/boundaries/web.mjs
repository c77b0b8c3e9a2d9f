const guestWeb = '^apps/guest-web/src';

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** shared -> features -> app; features meet in app/ only. */
export const webRules = [
  forbid(
    'web-shared-below-features',
    'shared/ knows neither features nor the app.',
    { path: `${guestWeb}/shared/` },
    {
      path: `${guestWeb}/(features|app)/`,
    },
  ),
  forbid(
    'web-features-below-app',
    'A feature does not know the app that shows it.',
    { path: `${guestWeb}/features/` },
    {
      path: `${guestWeb}/app/`,
    },
  ),
  forbid(
    'web-features-apart',
    'Features meet in app/; what two of them need goes to shared/.',
    { path: `${guestWeb}/features/([^/]+)/` },
    { path: `${guestWeb}/features/`, pathNot: `${guestWeb}/features/$1/` },
  ),
  forbid(
    'web-entry-is-entry',
    'main.tsx imports; nobody imports it.',
    { path: `${guestWeb}/[^/]+/` },
    {
      path: `${guestWeb}/main\\.tsx$`,
    },
  ),
  forbid(
    'web-without-server-parts',
    'Pages run in browsers: no node modules.',
    { path: '^(apps/(guest-web|admin)/src|libs/api-client/src)/', pathNot: '\\.spec\\.tsx?$' },
    { dependencyTypes: ['core'] },
  ),
];
