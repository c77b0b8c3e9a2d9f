import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { preloadPage } from './app/pages';
import { startI18n } from './shared/i18n/i18n';
import './shared/ui/tokens.css';
import './shared/ui/base.css';

async function start(): Promise<void> {
  const texts = startI18n();
  // A page that can't be loaded says so when it is drawn.
  const page = preloadPage(location.pathname).catch(() => undefined);
  await Promise.all([texts, page]);
  const root = document.getElementById('root')!;
  createRoot(root).render(<App />);
  // From now on the page itself says what has failed.
  root.dataset['started'] = '';
}

// Without texts there are no words for it here: the shell has some of its own (shell/boot.js).
start().catch(() => window.dispatchEvent(new Event('start-failed')));
