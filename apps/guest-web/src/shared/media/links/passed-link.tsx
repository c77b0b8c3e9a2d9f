import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button';
import styles from './links.module.css';

/** An address to pass on: to open, to copy, and to send where the device can. */
export function PassedLink({ link }: { link: string }) {
  return (
    <>
      <a className={styles.link} href={link}>
        {decodeURI(link)}
      </a>
      <LinkActions link={link} />
    </>
  );
}

interface LinkActionsProps {
  link: string;
  /** Tells the buttons of several links apart. */
  name?: string;
  /** Further actions. */
  children?: ReactNode;
}

export function LinkActions({ link, name, children }: LinkActionsProps) {
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
  const label = (act: string) => name && `${act}: ${name}`;
  return (
    <>
      <div className={styles.line}>
        {typeof navigator.share === 'function' && (
          <Button
            className={styles.button}
            aria-label={label(t('viewer.share'))}
            onClick={() => void send()}
          >
            {t('viewer.share')}
          </Button>
        )}
        <Button
          kind="quiet"
          className={styles.button}
          aria-label={label(t('gallery.guestLink.copy'))}
          onClick={() => void copy()}
        >
          {t('gallery.guestLink.copy')}
        </Button>
        {children}
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
