import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider } from 'react-admin';
import type { PanelLanguage } from './language';
import type { Messages } from './messages';

const BUNDLES: Record<PanelLanguage, () => Promise<{ messages: Messages }>> = {
  tr: () => import('./locales/tr'),
  en: () => import('./locales/en'),
};
const NAMES = [
  { locale: 'tr', name: 'Türkçe' },
  { locale: 'en', name: 'English' },
];

/** Loads the texts of the other language on demand. */
export async function createI18nProvider(
  language: PanelLanguage,
): Promise<I18nProvider> {
  const { messages } = await BUNDLES[language]();
  const textsOf = (locale: string) =>
    locale === language
      ? messages
      : BUNDLES[locale as PanelLanguage]().then((bundle) => bundle.messages);
  document.documentElement.lang = language;
  // Server texts and quoted texts are not keys: no warning.
  const provider = polyglotI18nProvider(textsOf, language, NAMES, {
    allowMissing: true,
  });
  return {
    ...provider,
    changeLocale: async (locale: string) => {
      await provider.changeLocale(locale);
      document.documentElement.lang = locale;
    },
  };
}
