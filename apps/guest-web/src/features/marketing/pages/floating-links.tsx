import { ContactSign, ContactSymbols } from '../parts/contact/contact-sign';
import { ServiceName } from '../parts/contact/service-name';
import { If, token } from '../parts/token';
import { useTexts } from '../site';
import styles from './floating-links.module.css';

/** The links are beside the form, on a phone below it (specification section 2). */
export function FloatingLinks() {
  const { call, contact } = useTexts();
  return (
    <If name="directLink">
      <aside className={styles.direct} aria-label={contact.direct}>
        <ContactSymbols />
        <If name="messenger">
          <FloatingLink of="messenger" text={call.messenger} />
        </If>
        <If name="social">
          <FloatingLink of="social" text={call.social} />
        </If>
      </aside>
    </If>
  );
}

function FloatingLink({
  of,
  text,
}: {
  of: 'messenger' | 'social';
  text: string;
}) {
  return (
    <a className={styles.link} href={token(of)} rel="noopener">
      <ContactSign of={of} />
      <span>
        <ServiceName of={of} otherwise={text} isCall />
      </span>
    </a>
  );
}
