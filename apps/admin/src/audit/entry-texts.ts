import type { AuditEntry } from '@hatira/contract';
import type { Text } from '../i18n/use-text';
import { detailsText } from './details-text';
import { namingChanges } from './naming-changes';
import { settingChanges, settingLabel } from './setting-changes';

/** The product's own actions have no account. */
export function whoOf(
  { action, staffEmail, staffId }: AuditEntry,
  text: Text,
): string {
  if (action === 'login_failed')
    return text('audit.triedAs', { email: staffEmail });
  return staffId === null && staffEmail === 'system'
    ? text('audit.system')
    : staffEmail;
}

/** Settings have the same names as on the settings page. */
export function targetOf({ action, target }: AuditEntry, text: Text): string {
  if (action !== 'settings_changed') return target;
  const names = target.split(', ').map((name) => settingLabel(name, text));
  return names.join(', ');
}

export function detailsOf(
  { action, details }: AuditEntry,
  text: Text,
  language: string,
): string[] {
  if (action === 'settings_changed')
    return settingChanges(details, text, language);
  return (
    namingChanges({ action, details }, text, language) ?? [detailsText(details)]
  );
}
