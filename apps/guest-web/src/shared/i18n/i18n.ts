import { createInstance, type FormatterModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import {
  FALLBACK_LANGUAGE,
  formatNumber,
  isLanguage,
  type Language,
} from '@hatira/contract';
import { rememberLanguage } from './stored-language';

const NAMESPACE = 'translation';
const ENGLISH = /^en(-[a-z\d-]+)?$/i;

export type Bundles = Record<string, () => Promise<{ messages: object }>>;

/** A folder of `locales`; `base` is above them. */
type Part =
  | 'base'
  | 'gallery'
  | 'choices'
  | 'sending'
  | 'cards'
  | 'visibility'
  | 'events'
  | 'invite'
  | 'album'
  | 'wall';
const PARTS: Partial<Record<Part, Bundles>> = {
  base: import.meta.glob('./locales/*.ts') as Bundles,
  gallery: import.meta.glob('./locales/gallery/*.ts') as Bundles,
  sending: import.meta.glob('./locales/sending/*.ts') as Bundles,
};

const formatter: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, _format, language) =>
    typeof value === 'number'
      ? formatNumber(value, formatLanguage(language))
      : (value as string),
};

export const i18n = createInstance();
const partsInUse = new Set<Part>(['base']);
const loaded = new Set<string>();
let started: Promise<unknown> = Promise.resolve();

/**
 * Loads the boot script's language; Turkish, the fallback, follows for a
 * missing key (specification section 1).
 */
export async function startI18n(language = shellLanguage()): Promise<void> {
  loaded.clear();
  started = i18n
    .use(formatter)
    .use(initReactI18next)
    .init({
      lng: language,
      resources: {},
      fallbackLng: FALLBACK_LANGUAGE,
      load: 'languageOnly',
      saveMissing: true,
      interpolation: { escapeValue: false, alwaysFormat: true },
      react: { useSuspense: false, bindI18nStore: 'added' },
    });
  await Promise.all([started, addTexts(language)]);
  i18n.on('missingKey', () => void addTexts(FALLBACK_LANGUAGE));
}

/** Adds a part's texts; the page awaits it. */
export async function loadPart(
  part: Part,
  bundles: Bundles | undefined = PARTS[part],
): Promise<void> {
  PARTS[part] = bundles;
  partsInUse.add(part);
  await addTexts(isLanguage(i18n.language) ? i18n.language : shellLanguage());
}

export async function changeLanguage(language: Language): Promise<void> {
  await addTexts(language);
  await i18n.changeLanguage(language);
  document.documentElement.lang = language;
  rememberLanguage(language);
}

export function currentLanguage(): Language {
  return isLanguage(i18n.language) ? i18n.language : FALLBACK_LANGUAGE;
}

/**
 * Returns the language for numbers and dates: for English the browser's tag, as
 * British and American dates differ.
 */
export function formatLanguage(language: string = currentLanguage()): string {
  if (language !== 'en') return language;
  return navigator.languages.find((tag) => ENGLISH.test(tag)) ?? language;
}

async function addTexts(language: Language): Promise<void> {
  await Promise.all([...partsInUse].map((part) => addPart(part, language)));
}

async function addPart(part: Part, language: Language): Promise<void> {
  const folder = part === 'base' ? '' : `${part}/`;
  const file = `./locales/${folder}${language}.ts`;
  if (loaded.has(file)) return;
  const { messages } = await PARTS[part]![file]!();
  await started;
  loaded.add(file);
  // Overwrites: i18next stored a missing key as its own text.
  i18n.addResourceBundle(language, NAMESPACE, messages, true, true);
}

function shellLanguage(): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : FALLBACK_LANGUAGE;
}
