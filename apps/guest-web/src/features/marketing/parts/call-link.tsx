import type { ReactNode } from 'react';
import { useHref } from '../site';
import { If, token, Unless } from './token';
import styles from './call-link.module.css';

interface CallLinkProps {
  children: ReactNode;
  kind?: 'main' | 'quiet';
}

/** Links to messenger, else social profile, else contact form. */
export function CallLink({ children, kind = 'main' }: CallLinkProps) {
  const form = useHref('contact');
  const className = `${styles.link} ${styles[kind]}`;
  return (
    <>
      <If name="messenger">
        <a className={className} href={token('messenger')} rel="noopener">
          {children}
        </a>
      </If>
      <Unless name="messenger">
        <If name="social">
          <a className={className} href={token('social')} rel="noopener">
            {children}
          </a>
        </If>
        <Unless name="social">
          <a className={className} href={form}>
            {children}
          </a>
        </Unless>
      </Unless>
    </>
  );
}
