import { LANGUAGES, sitePath, type SitePage } from '@hatira/contract';
import type { MarketingMessages } from '../../../shared/i18n/messages';
import { token } from '../parts/token';
import { usePicture, useSite } from '../site';
import { openGraphLocale } from './open-graph-locale';
import { structuredData } from './structured-data';

export interface PageFiles {
  script: string;
  /** Inlined to save a request before the first paint. */
  styles: string;
  boot: string;
  fonts: string[];
}

const ADDRESS = token('origin') + token('path');

export function PageHead({ files }: { files: PageFiles }) {
  const { page } = useSite();
  return (
    <>
      <meta charSet="utf-8" />
      <meta
        name="viewport"
        content="width=device-width, initial-scale=1, viewport-fit=cover"
      />
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content="#FBF7F2" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      <meta name="application-name" content={token('brand')} />
      {page === 'not-found' ? <NotFoundHead /> : <FoundHead page={page} />}
      <script dangerouslySetInnerHTML={{ __html: files.boot }} />
      {files.fonts.map((font) => (
        <link
          key={font}
          rel="preload"
          as="font"
          type="font/woff2"
          href={font}
          crossOrigin=""
        />
      ))}
      <style dangerouslySetInnerHTML={{ __html: files.styles }} />
      <script type="module" src={files.script} />
    </>
  );
}

function NotFoundHead() {
  const { texts } = useSite();
  return (
    <>
      <title>{texts.meta.notFound.title}</title>
      <meta name="robots" content="noindex" />
      <meta name="languages" content={LANGUAGES.join(' ')} />
    </>
  );
}

function FoundHead({ page }: { page: SitePage }) {
  const { language, texts } = useSite();
  const { title, description } = headTexts(texts, page);
  const preview = usePicture('preview');
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={ADDRESS} />
      {LANGUAGES.map((code) => (
        <link
          key={code}
          rel="alternate"
          hrefLang={code}
          href={token('origin') + sitePath(page, code)}
        />
      ))}
      <link
        rel="alternate"
        hrefLang="x-default"
        href={token('origin') + sitePath(page)}
      />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={token('brand')} />
      <meta property="og:locale" content={openGraphLocale(language)} />
      {LANGUAGES.filter((code) => code !== language).map((code) => (
        <meta
          key={code}
          property="og:locale:alternate"
          content={openGraphLocale(code)}
        />
      ))}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={ADDRESS} />
      <meta property="og:image" content={token('origin') + preview.url} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(preview.width)} />
      <meta property="og:image:height" content={String(preview.height)} />
      <meta name="twitter:card" content="summary_large_image" />
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{
          __html: structuredData({
            page,
            language,
            title,
            description,
            preview,
            faq: texts.faq,
          }),
        }}
      />
    </>
  );
}

function headTexts(
  { meta }: MarketingMessages,
  page: SitePage,
): { title: string; description: string } {
  return page === 'how-it-works' ? meta.howItWorks : meta[page];
}
