/** @typedef {{ path?: string, pathNot?: string | string[], dependencyTypes?: string[] }} Place */

const guestWeb = '^apps/guest-web/src';
const panel = '^apps/admin/src';
const panelScreens = `${panel}/(audit|backgrounds|media|messages|settings|staff|trash|weddings)/`;

/**
 * @param {string} name
 * @param {string} comment
 * @param {Place} from
 * @param {Place} to
 */
const forbid = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from,
  to,
});

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
    'Other files may not import main.tsx.',
    { path: `${guestWeb}/[^/]+/` },
    {
      path: `${guestWeb}/main\\.tsx$`,
    },
  ),
  forbid(
    'panel-parts-below-screens',
    'Parts that all screens of the panel share may not import a screen.',
    { path: `${panel}/(i18n|layout|login|providers|reads|theme|ui)/` },
    { path: panelScreens },
  ),
  forbid(
    'panel-screens-apart',
    'Screens know the shared parts; only a wedding and the trash show media as well.',
    { path: panelScreens },
    { path: panelScreens, pathNot: [`${panel}/$1/`, `${panel}/media/`] },
  ),
  forbid(
    'panel-app-above-all',
    'app.tsx names the screens; only main.tsx may import it.',
    { path: `${panel}/[^/]+/` },
    { path: `${panel}/(app|main)\\.tsx$` },
  ),
  forbid(
    'web-without-server-parts',
    'Pages run in browsers: no node modules.',
    {
      path: '^(apps/(guest-web|admin)/src|libs/api-client/src)/',
      pathNot: '\\.spec\\.tsx?$',
    },
    { dependencyTypes: ['core'] },
  ),
];
