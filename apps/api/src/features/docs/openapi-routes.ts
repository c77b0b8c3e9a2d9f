import type { RouteGroup } from './documented-route.js';
import { archiveRoutes } from './routes/archive.routes.js';
import { backgroundRoutes } from './routes/background.routes.js';
import { contactRoutes } from './routes/contact.routes.js';
import { mediaRoutes } from './routes/media.routes.js';
import { operationRoutes } from './routes/operation.routes.js';
import { overviewRoutes } from './routes/overview.routes.js';
import { ownAccountRoutes } from './routes/own-account.routes.js';
import { panelFileRoutes } from './routes/panel-files.routes.js';
import { panelWeddingRoutes } from './routes/panel-weddings.routes.js';
import { panelRoutes } from './routes/panel.routes.js';
import { staffAccountRoutes } from './routes/staff-account.routes.js';
import { staffRoutes } from './routes/staff.routes.js';
import { uploadRoutes } from './routes/upload.routes.js';
import { weddingLinkRoutes } from './routes/wedding-link.routes.js';
import { weddingMediaRoutes } from './routes/wedding-media.routes.js';
import { weddingRoutes } from './routes/wedding.routes.js';

/** Every operation; a test compares them with the application's routes. */
export const ROUTE_GROUPS: readonly RouteGroup[] = [
  uploadRoutes,
  mediaRoutes,
  archiveRoutes,
  weddingRoutes,
  backgroundRoutes,
  contactRoutes,
  staffRoutes,
  ownAccountRoutes,
  staffAccountRoutes,
  panelWeddingRoutes,
  panelFileRoutes,
  panelRoutes,
  overviewRoutes,
  weddingLinkRoutes,
  weddingMediaRoutes,
  operationRoutes,
];
