import { currentLanguage, i18n } from '../../../../shared/i18n/i18n';

const TEXTS = import.meta.glob(
  '../../../../shared/i18n/locales/mine/*.ts',
) as Record<string, () => Promise<{ messages: object }>>;

/** Loads the list with its texts, which the first load does not know. */
export async function loadOwnUploads() {
  const language = currentLanguage();
  const [{ OwnUploads }, { messages }] = await Promise.all([
    import('./own-uploads'),
    TEXTS[`../../../../shared/i18n/locales/mine/${language}.ts`]!(),
  ]);
  i18n.addResourceBundle(language, 'translation', messages, true, true);
  return OwnUploads;
}
