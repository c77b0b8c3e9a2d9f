import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Response } from 'express';
import { Config } from '../config/load-config.js';
import { Problem } from '../http/problem.js';
import { SettingsService } from '../settings/settings.service.js';
import { headTags, type PageHead } from './page-head.js';
import { pagePolicy } from './page-policy.js';
import { packHtml, sendHtml } from './send-html.js';

const HEAD = '<!--head-->';
const OPENING = '<!--opening-->';

export interface PageOptions {
  status?: number;
  /** Whether it may be kept for a moment, to be asked for again before it is used. */
  isKept?: boolean;
  /** HTML that is seen until the page's script has drawn the page. */
  opening?: string;
}

export type PageFacts = Omit<PageHead, 'brandName'>;

/** The one HTML file of the built guest pages, filled with what each page says of itself. */
@Injectable()
export class PageShell {
  private readonly html: string | undefined;
  private readonly protect: ReturnType<typeof pagePolicy>;
  private readonly logger = new Logger(PageShell.name);

  constructor(
    @Inject(Config) private readonly config: Config,
    @Inject(SettingsService) private readonly settings: SettingsService,
  ) {
    this.html = this.read();
    this.protect = pagePolicy(this.html === undefined ? [] : [this.html], config);
  }

  /** @throws Problem `service_unavailable` when the guest pages have not been built */
  async send(response: Response, head: PageFacts, options: PageOptions = {}): Promise<void> {
    const { status = 200, isKept = true, opening = '' } = options;
    if (this.html === undefined) throw new Problem('service_unavailable');
    const { brand } = await this.settings.current();
    const tags = headTags({ ...head, brandName: brand.name });
    this.protect(response.req, response, () => undefined);
    response.setHeader('Cache-Control', isKept ? 'no-cache' : 'no-store');
    // Functions, so that no `$` in a name is taken for a pattern.
    const html = this.html.replace(HEAD, () => tags).replace(OPENING, () => opening);
    response.status(status);
    await sendHtml(response, (encoding) => packHtml(html, encoding));
  }

  private read(): string | undefined {
    const file = join(this.config.guestWebDir, 'index.html');
    try {
      return readFileSync(file, 'utf8');
    } catch {
      this.logger.warn(`${file} is missing: the guest pages have not been built`);
      return undefined;
    }
  }
}
