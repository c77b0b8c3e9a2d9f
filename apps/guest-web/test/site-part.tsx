import type { Screen } from '@hatira/component-specs';
import type { Language } from '@hatira/contract';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  SiteContext,
  type Picture,
  type Site,
} from '../src/features/marketing/site';
import type { MarketingMessages } from '../src/shared/i18n/messages';
import { prepareDocument } from './guest-page';

const bundles = import.meta.glob<{ messages: MarketingMessages }>(
  '../src/shared/i18n/locales/marketing/*.ts',
);

const EMPTY = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="448"/>`;
/** Every drawing is an empty card. */
const PICTURES = new Proxy<Record<string, Picture>>(
  {},
  {
    get: () => ({
      url: `data:image/svg+xml,${encodeURIComponent(EMPTY)}`,
      width: 320,
      height: 448,
    }),
  },
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
    <SiteContext value={{ page, language, texts, pictures: PICTURES }}>
      <main>{part}</main>
    </SiteContext>,
  );
  document.body.innerHTML = withoutValues(html);
  // `shell/site-boot.ts` does the same.
  document.querySelector('[data-send]')?.removeAttribute('disabled');
}

/** The server fills in the provider's values; this provider has set no value. */
function withoutValues(html: string): string {
  return html
    .replace(/%%(if|each):([\w.]+)%%.*?%%end:\2%%/gs, '')
    .replace(/%%[\w.:]+%%/g, '');
}
