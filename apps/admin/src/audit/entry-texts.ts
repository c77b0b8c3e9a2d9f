import type { AuditEntry } from '@hatira/contract';
import type { Text } from '../i18n/use-text';
import { queueName } from '../overview/queue-name';
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
  if (staffId === null && staffEmail === 'system') return text('audit.system');
  if (staffId === null && staffEmail === 'couple') return text('audit.couple');
  if (staffId === null && staffEmail === 'operator')
    return text('audit.operator');
  return staffEmail;
}

/**
 * Names settings and queues as their pages do; an erased message has its id.
 */
export function targetOf({ action, target }: AuditEntry, text: Text): string {
  if (action === 'jobs_retried') return queueName(target, text);
  if (action.startsWith('message_') && isId(target))
    return text('audit.erasedMessage');
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
    namingChanges({ action, details }, text, language) ??
    detailsText(details, text, language)
  );
}

function isId(target: string): boolean {
  return /^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/.test(target);
}
