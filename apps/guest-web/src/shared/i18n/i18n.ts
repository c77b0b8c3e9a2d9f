import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { FALLBACK_LANGUAGE, isLanguage, type Language } from '@hatira/contract';
import type { Messages } from './messages';

const STORAGE_KEY = 'i18nextLng';
const bundles = import.meta.glob<{ messages: Messages }>('./locales/*.ts');

export const i18n = createInstance();

/**
 * Starts in the language that the shell's boot script has chosen. Only that language's bundle is loaded; Turkish, the
 * fallback, comes after it if ever a key is missing (specification section 1).
 */
export async function startI18n(language = shellLanguage()): Promise<void> {
  const messages = await loadMessages(language);
  await i18n.use(initReactI18next).init({
    lng: language,
    resources: { [language]: { translation: messages } },
    fallbackLng: FALLBACK_LANGUAGE,
    load: 'languageOnly',
    saveMissing: true,
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
  i18n.on('missingKey', () => void addBundle(FALLBACK_LANGUAGE));
}

/** Changes the language of the open page and remembers the choice. */
export async function changeLanguage(language: Language): Promise<void> {
  await addBundle(language);
  await i18n.changeLanguage(language);
  document.documentElement.lang = language;
  try {
    localStorage.setItem(STORAGE_KEY, language);
  } catch {
    // A private window without storage: the choice lives as long as the page.
  }
}

/** The language in use. */
export function currentLanguage(): Language {
  return isLanguage(i18n.language) ? i18n.language : FALLBACK_LANGUAGE;
}

async function addBundle(language: Language): Promise<void> {
  if (i18n.hasResourceBundle(language, 'translation')) return;
  i18n.addResourceBundle(language, 'translation', await loadMessages(language));
}

async function loadMessages(language: Language): Promise<Messages> {
  const bundle = await bundles[`./locales/${language}.ts`]!();
  return bundle.messages;
}

function shellLanguage(): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : FALLBACK_LANGUAGE;
}
