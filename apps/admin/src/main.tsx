import '@fontsource/noto-serif-display/latin-500.css';
import '@fontsource/noto-serif-display/latin-ext-500.css';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { createI18nProvider } from './i18n/i18n-provider';
import { initialLanguage } from './i18n/language';
import { loadNewerBuilds } from './newer-build';
import { createStore } from './providers/store';

loadNewerBuilds();
const store = createStore();
const language = initialLanguage(store.getItem('locale'), navigator.languages);
const i18nProvider = await createI18nProvider(language);

createRoot(document.getElementById('root')!).render(
  <App store={store} i18nProvider={i18nProvider} />,
);
