import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { preloadPage } from './app/pages';
import { startI18n } from './shared/i18n/i18n';
import './shared/ui/tokens.css';
import './shared/ui/base.css';

async function start(): Promise<void> {
  const texts = startI18n();
  // A page that fails to load reports it when it is rendered.
  const page = preloadPage(location.pathname).catch(() => undefined);
  await Promise.all([texts, page]);
  const root = document.getElementById('root')!;
  createRoot(root).render(<App />);
  // From now on the page reports its own failures.
  root.dataset['started'] = '';
}

// Without a language bundle the app has no texts: the shell shows its own
// (shell/boot.js).
start().catch(() => window.dispatchEvent(new Event('start-failed')));
