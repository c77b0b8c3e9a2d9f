import type { Uploads } from './use-uploads';
import { useTabPart } from './use-tab-part';

const load = () => import('./visit-tabs');

/** Loads the part that makes the visits of several tabs one, once this tab or another has saved files. */
export const useVisitTabs = ({ snapshot: { items }, visit }: Uploads) =>
  useTabPart(
    'visit',
    'what is saved?',
    load,
    visit[0].size > 0 || items.some(({ storageUrl }) => storageUrl),
  );
