import { ExpressAdapter } from '@bull-board/express';
import type { Request } from 'express';

/**
 * Hides other buttons: the dashboard's read-only mode would also hide retrying.
 * Menus keep the entry with the retry icon; sorting stays.
 */
const STYLES = `
<style>
[class*='jobActions-'] > :not(:has(.lucide-refresh-cw)),
[class*='queueActions-'] > :not(:has(.lucide-refresh-cw)),
[class*='actionsCell-'] > *,
.trigger-GNtOnV,
[role='menuitem']:has(.lucide-pause, .lucide-play) { display: none !important }
.panel-link {
  position: fixed; inset: auto 16px 16px auto; z-index: 10; padding: 10px 18px; border-radius: 999px;
  color: var(--foreground); background: var(--card); border: 1px solid var(--border); text-decoration: none
}
</style>`;
/** They come from another company; system fonts replace them. */
const FOREIGN_FONTS = /<link href="https:\/\/fonts[^>]*>/g;

/** The dashboard writes capitals in the browser's language: `BEKLIYOR`. */
const CAPITALS_PATH = '/capitals.js';
const CAPITALS = `
const upper = String.prototype.toLocaleUpperCase;
String.prototype.toLocaleUpperCase = function (locale) {
  return upper.call(this, locale ?? document.documentElement.lang);
};`;

const LANGUAGES = {
  tr: { lng: 'tr-TR', boardTitle: 'İş kuyrukları', back: 'Panele dön' },
  en: { lng: 'en-GB', boardTitle: 'Work queues', back: 'Back to the panel' },
} as const;

type PanelLanguage = keyof typeof LANGUAGES;
type EntryRoute = Parameters<ExpressAdapter['setEntryRoute']>[0];

/** The dashboard in the panel's language. */
export class QueuePage extends ExpressAdapter {
  /** @param panelPath for the way back */
  constructor(private readonly panelPath: string) {
    super();
    this.app.disable('x-powered-by');
    this.app.get(CAPITALS_PATH, (_request, response) => {
      response.type('js').send(CAPITALS);
    });
  }

  override setEntryRoute(route: EntryRoute): this {
    this.app.get(route.route as string[], (request, response, next) => {
      const language = languageOf(request);
      const { lng, boardTitle } = LANGUAGES[language];
      const { name, params } = route.handler({
        basePath: this.basePath,
        uiConfig: { ...this.uiConfig, boardTitle, locale: { lng } },
      });
      response.render(name, params, (error: Error | null, html: string) => {
        if (error) next(error);
        else response.send(this.own(html, language));
      });
    });
    return this;
  }

  private own(html: string, language: PanelLanguage): string {
    const script = `<script src=".${CAPITALS_PATH}"></script>`;
    const link = `<a class="panel-link" href="${this.panelPath}">← ${LANGUAGES[language].back}</a>`;
    return html
      .replace('<html lang="en"', `<html lang="${language}"`)
      .replace(FOREIGN_FONTS, '')
      .replace('</head>', `${script}${STYLES}</head>`)
      .replace('</body>', `${link}</body>`);
  }
}

/** The panel's language by its link, or the browser's. */
function languageOf(request: Request): PanelLanguage {
  const { lang } = request.query;
  if (lang === 'tr' || lang === 'en') return lang;
  return request.acceptsLanguages('tr', 'en') === 'en' ? 'en' : 'tr';
}
