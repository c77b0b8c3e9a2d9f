import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { preloadPage } from './app/pages';
import { startI18n } from './shared/i18n/i18n';
import './shared/ui/tokens.css';
import './shared/ui/base.css';

async function start(): Promise<void> {
  const texts = startI18n();
  // Reported when rendered.
  const page = preloadPage(location.pathname).catch(() => undefined);
  await Promise.all([texts, page]);
  const root = document.getElementById('root')!;
  // In slices, between which the phone paints and takes touches.
  startTransition(() => createRoot(root).render(<App />));
  // The page now reports its failures.
  root.dataset['started'] = '';
}

// The shell has texts for it (shell/boot.ts).
start().catch(() => window.dispatchEvent(new Event('start-failed')));
