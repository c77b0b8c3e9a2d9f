import type { ReactNode } from 'react';
import { If, token } from '../parts/token';
import { useTexts } from '../site';
import styles from './floating-links.module.css';

/** Floats beside the form, below it on a phone (specification section 2). */
export function FloatingLinks() {
  const { call, contact } = useTexts();
  return (
    <If name="directLink">
      <aside className={styles.direct} aria-label={contact.direct}>
        <If name="messenger">
          <FloatingLink href={token('messenger')} text={call.messenger}>
            <path d="M20.5 11.5a8.5 8 0 0 1-12.4 7.1L3.5 20l1.4-4.2a7.6 7.6 0 0 1-1.4-4.3 8.5 8 0 0 1 17 0Z" />
          </FloatingLink>
        </If>
        <If name="social">
          <FloatingLink href={token('social')} text={call.social}>
            <circle cx="12" cy="12" r="4" />
            <path d="M16 8v5a3 3 0 0 0 5 0v-1a9 9 0 1 0-4 7.5" />
          </FloatingLink>
        </If>
      </aside>
    </If>
  );
}

function FloatingLink({
  href,
  text,
  children,
}: {
  href: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <a className={styles.link} href={href} rel="noopener">
      <svg
        viewBox="0 0 24 24"
        width="24"
        height="24"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
      >
        <g strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round">
          {children}
        </g>
      </svg>
      <span>{text}</span>
    </a>
  );
}
