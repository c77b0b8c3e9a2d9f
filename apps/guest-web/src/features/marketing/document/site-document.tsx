import type { ReactNode } from 'react';
import { SiteFooter } from '../frame/site-footer';
import { SiteHeader } from '../frame/site-header';
import frame from '../frame/site-header.module.css';
import { useSite } from '../site';
import { PageHead, type PageFiles } from './page-head';

export function SiteDocument({
  files,
  children,
}: {
  files: PageFiles;
  children: ReactNode;
}) {
  const { language, texts } = useSite();
  return (
    <html lang={language}>
      <head>
        <PageHead files={files} />
      </head>
      <body>
        <a className={frame.skip} href="#content">
          {texts.nav.skip}
        </a>
        <SiteHeader />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        <SiteFooter />
      </body>
    </html>
  );
}
