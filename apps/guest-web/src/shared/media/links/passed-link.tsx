import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button';
import styles from './links.module.css';

/** An address to pass on: to open, to copy, and to send where the device can. */
export function PassedLink({ link }: { link: string }) {
  const { t } = useTranslation();
  const { outcome, copy, send } = usePassing(link);
  return (
    <>
      <a className={styles.link} href={link}>
        {decodeURI(link)}
      </a>
      <div className={styles.line}>
        {send && (
          <Button className={styles.button} onClick={send}>
            {t('viewer.share')}
          </Button>
        )}
        <Button kind="quiet" className={styles.button} onClick={copy}>
          {t('gallery.guestLink.copy')}
        </Button>
      </div>
      <p role="status" className={styles.said}>
        {outcome && t(`gallery.guestLink.${outcome}`)}
      </p>
    </>
  );
}

/** The outcome is for the dialog: a toast would lie below it. */
export function usePassing(link: string) {
  const [outcome, setOutcome] = useState<'copied' | 'notCopied'>();
  const copy = () =>
    void copied(link).then(
      () => setOutcome('copied'),
      () => setOutcome('notCopied'),
    );
  // The visitor may close the sheet of the device.
  const send = () => void navigator.share({ url: link }).catch(() => undefined);
  return {
    outcome,
    copy,
    send: typeof navigator.share === 'function' ? send : undefined,
  };
}

/** Refused on plain HTTP and by some in-app browsers. */
async function copied(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
