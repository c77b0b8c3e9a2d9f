import { loadPart, type Bundles } from './i18n';

/** Apart from the other texts: only the sheet of the invitation needs them. */
const BUNDLES = import.meta.glob('./locales/invite/*.ts') as Bundles;

export const loadInviteTexts = (): Promise<void> => loadPart('invite', BUNDLES);
