import { useHref, useTexts } from '../site';
import { If, token, Unless } from './token';
import styles from './call-link.module.css';

/** Shows messenger and social profile, or without both the contact form. */
export function DirectLinks() {
  const { call } = useTexts();
  const form = useHref('contact');
  const main = `${styles.link} ${styles.main}`;
  const quiet = `${styles.link} ${styles.quiet}`;
  return (
    <div className={styles.row}>
      <If name="messenger">
        <a className={main} href={token('messenger')} rel="noopener">
          {call.messenger}
        </a>
      </If>
      <If name="social">
        <a className={quiet} href={token('social')} rel="noopener">
          {call.social}
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
