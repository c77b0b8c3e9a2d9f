import { useHref, useTexts } from '../site';
import { token } from '../parts/token';
import { LanguageLinks } from './language-links';
import styles from './site-header.module.css';

export function SiteHeader() {
  const { nav } = useTexts();
  const home = useHref('home');
  return (
    <header className={styles.header}>
      <a className={styles.brand} href={home}>
        {token('brand')}
      </a>
      <nav className={styles.wide} aria-label={nav.label}>
        <NavLinks />
      </nav>
      <div className={styles.corner}>
        <LanguageLinks />
        <details className={styles.narrow} data-menu>
          <summary aria-label={nav.menu}>
            <svg
              viewBox="0 0 24 24"
              width="24"
              height="24"
              fill="none"
              stroke="currentColor"
              aria-hidden="true"
            >
              <g strokeWidth="1.5" strokeLinecap="round">
                <path className={styles.closed} d="M4 8h16M4 16h16" />
                <path className={styles.opened} d="M6 6l12 12M18 6L6 18" />
              </g>
            </svg>
          </summary>
          <nav aria-label={nav.label}>
            <NavLinks />
          </nav>
        </details>
      </div>
    </header>
  );
}

function NavLinks() {
  const { nav } = useTexts();
  const home = useHref('home');
  const contact = useHref('contact');
  return (
    <ul>
      <li>
        <a href={`${home}#how-it-works`}>{nav.howItWorks}</a>
      </li>
      <li>
        <a href={`${home}#features`}>{nav.features}</a>
      </li>
      <li>
        <a href={`${home}#testimonials`}>{nav.testimonials}</a>
      </li>
      <li>
        <a href={`${home}#pricing`}>{nav.pricing}</a>
      </li>
      <li>
        <a href={contact}>{nav.contact}</a>
      </li>
    </ul>
  );
}
