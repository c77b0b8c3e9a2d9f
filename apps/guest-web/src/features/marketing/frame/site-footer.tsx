import type { SitePage } from '@hatira/contract';
import { Ornament } from '../../../shared/ui/page/ornament';
import { ServiceName } from '../parts/contact/service-name';
import { If, token } from '../parts/token';
import { useHref, useTexts } from '../site';
import styles from './site-footer.module.css';

export function SiteFooter() {
  const { footer, nav, links, privacy } = useTexts();
  return (
    <footer className={styles.footer}>
      <Ornament />
      <p className={styles.brand}>{token('brand')}</p>
      <p className={styles.made}>{footer.made}</p>
      <ul className={styles.links}>
        <FooterLink page="how-it-works" text={nav.howItWorks} />
        <FooterLink page="pricing" text={nav.pricing} />
        <FooterLink page="links" text={nav.links} />
        <FooterLink page="contact" text={nav.contact} />
        <If name="social">
          <li>
            <a href={token('social')} rel="noopener">
              <ServiceName of="social" otherwise={links.social} />
            </a>
          </li>
        </If>
        <If name="email">
          <li>
            <a href={`mailto:${token('email')}`}>{links.email}</a>
          </li>
        </If>
        <If name="privacy">
          <li>
            <a href={token('privacy')} rel="noopener">
              {privacy.title}
            </a>
          </li>
        </If>
      </ul>
      <If name="companyLine">
        <p className={styles.company}>{token('companyLine')}</p>
      </If>
    </footer>
  );
}

function FooterLink({ page, text }: { page: SitePage; text: string }) {
  const href = useHref(page);
  return (
    <li>
      <a href={href}>{text}</a>
    </li>
  );
}
