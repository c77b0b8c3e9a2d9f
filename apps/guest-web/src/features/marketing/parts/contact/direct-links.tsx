import { useHref, useTexts } from '../../site';
import { ContactSign, ContactSymbols } from './contact-sign';
import { ServiceName } from './service-name';
import { If, token, Unless } from '../token';
import styles from '../call-link.module.css';

/** Messenger and social profile, else the contact form. */
export function DirectLinks() {
  const { call } = useTexts();
  const form = useHref('contact');
  const main = `${styles.link} ${styles.main}`;
  const quiet = `${styles.link} ${styles.quiet}`;
  return (
    <div className={styles.row}>
      <ContactSymbols />
      <If name="messenger">
        <a className={main} href={token('messenger')} rel="noopener">
          <ContactSign of="messenger" />
          <span>
            <ServiceName of="messenger" otherwise={call.messenger} isCall />
          </span>
        </a>
      </If>
      <If name="social">
        <a className={quiet} href={token('social')} rel="noopener">
          <ContactSign of="social" />
          <span>
            <ServiceName of="social" otherwise={call.social} isCall />
          </span>
        </a>
      </If>
      <Unless name="messenger">
        <Unless name="social">
          <a className={main} href={form}>
            {call.form}
          </a>
        </Unless>
      </Unless>
    </div>
  );
}
