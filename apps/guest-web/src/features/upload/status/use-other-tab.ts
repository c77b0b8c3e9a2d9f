import { useTabPart } from '../session/use-tab-part';

const load = () => import('./other-tab');

/** Loads the line about another tab when one speaks. */
export const useOtherTab = () =>
  useTabPart('sending', 'is anybody sending?', load);
