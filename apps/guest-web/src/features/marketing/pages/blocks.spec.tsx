import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { messages as texts } from '../../../shared/i18n/locales/marketing/en';
import { SiteContext, type Site } from '../site';
import { ContactPage } from './contact-page';
import { HowItWorksPage } from './how-it-works-page';
import { LinksPage } from './links-page';
import { PricingPage } from './pricing-page';
import { PrivacyPage } from './privacy-page';

/** Returns the blocks inside a block of the same name, which the server would end too early. */
function nestedIn(html: string): string[] {
  const open: string[] = [];
  const nested: string[] = [];
  for (const [, kind, name] of html.matchAll(
    /%%(if|unless|each|end):([\w.]+)%%/g,
  )) {
    if (kind === 'end') expect(open.pop()).toBe(name);
    else {
      if (open.includes(name!)) nested.push(name!);
      open.push(name!);
    }
  }
  expect(open).toEqual([]);
  return nested;
}

const PAGES: [Site['page'], () => React.ReactNode][] = [
  ['links', LinksPage],
  ['contact', ContactPage],
  ['pricing', PricingPage],
  ['privacy', PrivacyPage],
  ['how-it-works', HowItWorksPage],
];

it.each(PAGES)('of the page %s are in no block of their name', (page, Page) => {
  const pictures = new Proxy(
    {},
    { get: () => ({ url: '/picture.webp', width: 4, height: 3 }) },
  );
  const html = renderToStaticMarkup(
    <SiteContext value={{ page, language: 'en', texts, pictures }}>
      <Page />
    </SiteContext>,
  );
  expect(html).toContain('<');
  expect(nestedIn(html)).toEqual([]);
});
