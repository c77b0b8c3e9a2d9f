import type { ReactNode } from 'react';
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
      <ul className={styles.links}>
        <If name="messenger">
          <LinkButton href={token('messenger')} text={links.messenger} />
        </If>
        <If name="sms">
          <LinkButton href={token('sms')} text={links.sms} />
        </If>
        <If name="social">
          <LinkButton href={token('social')} text={links.social}>
            <If name="socialHandle">
              <span>{token('socialHandle')}</span>
            </If>
          </LinkButton>
        </If>
        <If name="shortVideo">
          <LinkButton href={token('shortVideo')} text={links.shortVideo}>
            <If name="shortVideoHandle">
              <span>{token('shortVideoHandle')}</span>
            </If>
          </LinkButton>
        </If>
        <If name="email">
          <LinkButton href={`mailto:${token('email')}`} text={links.email}>
            <span>{token('email')}</span>
          </LinkButton>
        </If>
        <Unless name="messenger">
          <Unless name="email">
            <LinkButton href={contact} text={links.form} />
          </Unless>
        </Unless>
      </ul>
      <a className={styles.back} href={home}>
        {back}
      </a>
    </div>
  );
}

function LinkButton({
  href,
  text,
  children,
}: {
  href: string;
  text: string;
  children?: ReactNode;
}) {
  return (
    <li>
      <a href={href} rel="noopener">
        {text}
        {children}
      </a>
    </li>
  );
}
