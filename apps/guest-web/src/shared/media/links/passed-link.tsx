import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '../../ui/button/button';
import styles from './links.module.css';
import {
  copyPassed,
  maySend,
  sendPassed,
  textOf,
  whatsAppOf,
  type CopyOutcome,
  type Passed,
} from './passing';

/** An address to pass on with a few words: to open, to send and to copy. */
export function PassedLink(passed: Passed) {
  const { t } = useTranslation();
  const { link } = passed;
  // The outcome is for the dialog: a toast would lie below it.
  const [copied, setCopied] = useState<{ link: string; as: CopyOutcome }>();
  const copy = () =>
    void copyPassed(passed).then((outcome) => setCopied({ link, as: outcome }));
  return (
    <>
      <a className={styles.link} href={link}>
        {decodeURI(link)}
      </a>
      <div className={styles.line}>
        {maySend() ? (
          <Button className={styles.button} onClick={() => sendPassed(passed)}>
            {t('viewer.share')}
          </Button>
        ) : (
          <LinkButton
            className={styles.button}
            href={whatsAppOf(textOf(passed))}
            target="_blank"
            rel="noopener noreferrer"
          >
            WhatsApp
          </LinkButton>
        )}
        <Button kind="quiet" className={styles.button} onClick={copy}>
          {t('gallery.guestLink.copy')}
        </Button>
      </div>
      <p role="status" className={styles.said}>
        {copied?.link === link && t(`gallery.guestLink.${copied.as}`)}
      </p>
    </>
  );
}
