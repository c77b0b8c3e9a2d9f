import { prerender } from 'react-dom/static';
import type { Language } from '@hatira/contract';
import '../../../.cache/fonts/fonts.css';
import type { MarketingMessages, Messages } from '../../shared/i18n/messages';
import '../../shared/ui/base.css';
import '../../shared/ui/tokens.css';
import galleryStyles from '../../shell/gallery-opening.css?inline';
import type { PageFiles } from './document/page-head';
import { SiteDocument } from './document/site-document';
import { withWholeWords } from './document/whole-words';
import { HomePage } from './home/home-page';
import { ContactPage } from './pages/contact-page';
import { HowItWorksPage } from './pages/how-it-works-page';
import { LinksPage } from './pages/links-page';
import { PlainPage } from './pages/plain-page';
import { PricingPage } from './pages/pricing-page';
import { PrivacyPage } from './pages/privacy-page';
import { token } from './parts/token';
import { SiteContext, useTexts, type Picture, type Site } from './site';

const PAGES: Record<Site['page'], () => React.ReactNode> = {
  home: HomePage,
  'how-it-works': HowItWorksPage,
  pricing: PricingPage,
  links: LinksPage,
  contact: ContactPage,
  privacy: PrivacyPage,
  'not-found': NotFoundPage,
};
export const PAGE_NAMES = Object.keys(PAGES) as Site['page'][];

const bundles = import.meta.glob<{ messages: MarketingMessages }>(
  '../../shared/i18n/locales/marketing/*.ts',
  {
    eager: true,
  },
);

const baseBundles = import.meta.glob<{ messages: Messages }>(
  '../../shared/i18n/locales/*.ts',
  { eager: true },
);

/**
 * Returns the upload page's purpose in every language: only the browser knows
 * the choice.
 */
export function uploadOpening(languages: readonly Language[]): string {
  const words = languages.map((language) => {
    const { heading, invitation } =
      baseBundles[`../../shared/i18n/locales/${language}.ts`]!.messages.upload;
    return `<div lang="${language}"><h2>${heading}</h2><p>${invitation}</p></div>`;
  });
  const seen = languages
    .map((language) => `[lang=${language}] .opening [lang=${language}]`)
    .join(',');
  return `<style>${seen}{display:block}</style><section>${words.join('')}</section>`;
}

/** Returns the styles of the gallery before its script, which the server sends with it. */
export function galleryOpening(): string {
  return `<style>${galleryStyles.trim()}</style>`;
}

export interface Order {
  page: Site['page'];
  language: Language;
  pictures: Record<string, Picture>;
  files: PageFiles;
}

/** Renders a page at build time. */
export async function renderPage({
  page,
  language,
  pictures,
  files,
}: Order): Promise<string> {
  const { messages } =
    bundles[`../../shared/i18n/locales/marketing/${language}.ts`]!;
  const site = { page, language, pictures, texts: withBrand(messages) };
  const Page = PAGES[page];
  const { prelude } = await prerender(
    <SiteContext value={site}>
      <SiteDocument files={files}>
        <Page />
      </SiteDocument>
    </SiteContext>,
  );
  return withWholeWords(
    (await new Response(prelude).text()).replaceAll('<!-- -->', ''),
  );
}

function withBrand(texts: MarketingMessages): MarketingMessages {
  return JSON.parse(
    JSON.stringify(texts).replaceAll('{{brand}}', token('brand')),
  ) as MarketingMessages;
}

function NotFoundPage() {
  const { notFound } = useTexts();
  return (
    <PlainPage title={notFound.title} description={notFound.text}>
      {null}
    </PlainPage>
  );
}
