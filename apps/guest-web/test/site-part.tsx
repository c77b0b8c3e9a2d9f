import type { Screen } from '@hatira/component-specs';
import type { Language } from '@hatira/contract';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { SiteContext, type Site } from '../src/features/marketing/site';
import type { MarketingMessages } from '../src/shared/i18n/messages';
import { prepareDocument } from './guest-page';

const bundles = import.meta.glob<{ messages: MarketingMessages }>(
  '../src/shared/i18n/locales/marketing/*.ts',
);

interface Options extends Screen {
  language?: Language;
  page?: Site['page'];
}

/** Writes a part of the public site into the page, as the build does: without React. */
export async function writeSitePart(
  part: ReactNode,
  { language = 'en', page = 'contact', ...screen }: Options = {},
): Promise<void> {
  await prepareDocument(language, screen);
  const { messages: texts } =
    await bundles[`../src/shared/i18n/locales/marketing/${language}.ts`]!();
  document.title = texts.meta.contact.title;
  const html = renderToStaticMarkup(
    <SiteContext value={{ page, language, texts, pictures: {} }}>
      <main>{part}</main>
    </SiteContext>,
  );
  document.body.innerHTML = withoutValues(html);
  // As `shell/site-boot.js` does.
  document.querySelector('[data-send]')?.removeAttribute('disabled');
}

/** The server fills in the provider's values; this provider has set no value. */
function withoutValues(html: string): string {
  return html
    .replace(/%%(if|each):([\w.]+)%%.*?%%end:\2%%/gs, '')
    .replace(/%%[\w.:]+%%/g, '');
}
