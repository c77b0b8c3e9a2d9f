import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button/button';
import styles from './share.module.css';

/** An address to pass on: to open, to copy, and to send where the device can. */
export function PassedLink({ link }: { link: string }) {
  const { t } = useTranslation();
  // A toast would lie below the open dialog.
  const [outcome, setOutcome] = useState<'copied' | 'notCopied'>();
  const copy = () =>
    copied(link).then(
      () => setOutcome('copied'),
      () => setOutcome('notCopied'),
    );
  // The visitor may close the sheet of the device.
  const send = () => navigator.share({ url: link }).catch(() => undefined);
  return (
    <>
      <a className={styles.link} href={link}>
        {decodeURI(link)}
      </a>
      <div className={styles.line}>
        {typeof navigator.share === 'function' && (
          <Button className={styles.button} onClick={() => void send()}>
            {t('viewer.share')}
          </Button>
        )}
        <Button
          kind="quiet"
          className={styles.button}
          onClick={() => void copy()}
        >
          {t('gallery.guestLink.copy')}
        </Button>
      </div>
      <p role="status" className={styles.said}>
        {outcome && t(`gallery.guestLink.${outcome}`)}
      </p>
    </>
  );
}

/** Refused on plain HTTP and by some in-app browsers. */
async function copied(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
