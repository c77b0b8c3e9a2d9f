import { useTranslation } from 'react-i18next';
import { FixedText } from '../../../shared/ui/fixed-text';
import type { UploadItem } from '../engine/upload-item';
import { failureReason, type FailureReason } from './failure-reason';
import styles from './failure-box.module.css';

interface Group {
  key: string;
  reason: FailureReason;
  names: string[];
}

/**
 * A line `name: reason` per file (specification section 8). A shared reason is
 * shown once, above its names.
 */
export function FailureLines({ failed }: { failed: UploadItem[] }) {
  return (
    // Some browsers scroll a long list by keys only when it can be focused.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ul className={styles.lines} tabIndex={0}>
      {groupsOf(failed).map((group) =>
        group.names.length === 1 ? (
          <SingleFailure key={group.key} group={group} />
        ) : (
          <SharedFailure key={group.key} group={group} />
        ),
      )}
    </ul>
  );
}

function SingleFailure({ group: { reason, names } }: { group: Group }) {
  const line = `${names[0]}: ${reason.text}`;
  const translation = useTranslatedReason(reason);
  return (
    <li>
      <FixedText
        fixed={line}
        translation={translation === reason.text ? line : translation}
      />
      <Hint reason={reason} />
    </li>
  );
}

function SharedFailure({ group: { reason, names } }: { group: Group }) {
  const translation = useTranslatedReason(reason);
  return (
    <li>
      <FixedText fixed={reason.text} translation={translation} />
      <Hint reason={reason} />
      <ul className={styles.names}>
        {names.map((name, index) => (
          <li key={index}>
            {name}
            <span className={styles.shared}>: {reason.text}</span>
          </li>
        ))}
      </ul>
    </li>
  );
}

function Hint({ reason: { hintKey } }: { reason: FailureReason }) {
  const { t } = useTranslation();
  if (!hintKey) return null;
  return (
    <p className={styles.hint}>
      {t(`errors.${hintKey}` as 'errors.fileTakenBack')}
    </p>
  );
}

/** A message without a known code has no translation. */
function useTranslatedReason({ key, text }: FailureReason): string {
  const { t, i18n } = useTranslation();
  return i18n.exists(`errors.${key}`)
    ? t(`errors.${key}` as 'errors.failed')
    : text;
}

function groupsOf(failed: UploadItem[]): Group[] {
  const groups = new Map<string, Group>();
  for (const { name, error } of failed) {
    const reason = failureReason(error);
    // The same text may come with advice or without.
    const key = `${reason.text} ${reason.hintKey ?? ''}`;
    const group = groups.get(key) ?? { key, reason, names: [] };
    group.names.push(name);
    groups.set(key, group);
  }
  return [...groups.values()];
}
