import type { ReactNode } from 'react';
import { ContactSign, ContactSymbols } from '../parts/contact/contact-sign';
import { ServiceName } from '../parts/contact/service-name';
import { If, token, Unless } from '../parts/token';
import { useHref, useTexts } from '../site';
import styles from './plain-page.module.css';

export function LinksPage() {
  const { back, links } = useTexts();
  const home = useHref('home');
  const contact = useHref('contact');
  return (
    <div className={styles.page}>
      <span className={styles.heart} aria-hidden="true">
        💕
      </span>
      <h1 className={styles.title}>{token('brand')}</h1>
      <p className={styles.trial}>{links.trial}</p>
      <ContactSymbols />
      <ul className={styles.links}>
        <If name="messenger">
          <LinkButton of="messenger" href={token('messenger')}>
            <ServiceName of="messenger" otherwise={links.messenger} />
          </LinkButton>
        </If>
        <If name="sms">
          <LinkButton of="sms" href={token('sms')}>
            {links.sms}
          </LinkButton>
        </If>
        <If name="social">
          <LinkButton
            of="social"
            href={token('social')}
            handle={<Handle name="socialHandle" />}
          >
            <ServiceName of="social" otherwise={links.social} />
          </LinkButton>
        </If>
        <If name="shortVideo">
          <LinkButton
            of="shortVideo"
            href={token('shortVideo')}
            handle={<Handle name="shortVideoHandle" />}
          >
            <ServiceName of="shortVideo" otherwise={links.shortVideo} />
          </LinkButton>
        </If>
        <If name="email">
          <LinkButton
            of="email"
            href={`mailto:${token('email')}`}
            handle={<span className={styles.handle}>{token('email')}</span>}
          >
            {links.email}
          </LinkButton>
        </If>
        <Unless name="messenger">
          <Unless name="email">
            <li>
              <a href={contact}>{links.form}</a>
            </li>
          </Unless>
        </Unless>
      </ul>
      <a className={styles.back} href={home}>
        {back}
      </a>
    </div>
  );
}

interface LinkButtonProps {
  of: 'messenger' | 'sms' | 'social' | 'shortVideo' | 'email';
  href: string;
  /** The provider's name there. */
  handle?: ReactNode;
  children: ReactNode;
}

function LinkButton({ of, href, handle, children }: LinkButtonProps) {
  return (
    <li>
      <a href={href} rel="noopener">
        <span className={styles.service}>
          <ContactSign of={of} />
          <span>{children}</span>
        </span>
        {handle}
      </a>
    </li>
  );
}

function Handle({ name }: { name: 'socialHandle' | 'shortVideoHandle' }) {
  return (
    <If name={name}>
      <span className={styles.handle}>{token(name)}</span>
    </If>
  );
}
