import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { preloadPage } from './app/pages';
import { startI18n } from './shared/i18n/i18n';
import './shared/ui/tokens.css';
import './shared/ui/base.css';

async function start(): Promise<void> {
  const page = preloadPage(location.pathname);
  await startI18n();
  await page.catch(() => undefined);
  createRoot(document.getElementById('root')!).render(<App />);
}

void start();
