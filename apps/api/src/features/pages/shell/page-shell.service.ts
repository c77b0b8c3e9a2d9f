import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@hatira/contract';
import { Injectable, Logger } from '@nestjs/common';
import type { Response } from 'express';
import { Config } from '../../../platform/config/load-config.js';
import { Problem } from '../../../platform/http/errors/problem.js';
import { preventIndexing } from '../../../platform/http/server/secure-headers.js';
import { SettingsService } from '../../../platform/settings/settings.service.js';
import { headTags, type PageHead } from './page-head.js';
import { pagePolicy } from './page-policy.js';
import { privacyAddress } from '../privacy/privacy-notice.js';
import { readerLanguage } from '../reader-language.js';
import { packHtml, sendHtml } from './send-html.js';
import { withoutScript } from './without-script.js';

const HEAD = '<!--head-->';
const OPENING = '<!--opening-->';
const WITHOUT_SCRIPT = '<!--without-script-->';
const LANGUAGE = /^(<!doctype html>\s*<html lang=")[a-z]+/i;

export interface PageOptions {
  status?: number;
  /** Browsers may cache it and revalidate before each use. */
  isKept?: boolean;
  /** It has data of a secret link, which no proxy may keep. */
  isPrivate?: boolean;
  /** HTML until the script runs. */
  opening?: string;
  /** If the browser accepts none of ours; absent: the fallback. */
  startLanguage?: Language;
}

export type PageFacts = Omit<
  PageHead,
  'brandName' | 'privacyAddress' | 'companyLine'
>;

/** The one HTML file of the guest pages, filled for each page. */
@Injectable()
export class PageShellService {
  private readonly html: string | undefined;
  private readonly protect: ReturnType<typeof pagePolicy>;
  private readonly logger = new Logger(PageShellService.name);

  constructor(
    private readonly config: Config,
    private readonly settings: SettingsService,
  ) {
    this.html = this.read();
    this.protect = pagePolicy(
      this.html === undefined ? [] : [this.html],
      config,
    );
  }

  /** @throws Problem `service_unavailable` if the guest pages are not built */
  async send(
    response: Response,
    head: PageFacts,
    options: PageOptions = {},
  ): Promise<void> {
    const {
      status = 200,
      isKept = true,
      isPrivate = false,
      opening = '',
      startLanguage,
    } = options;
    if (this.html === undefined) throw new Problem('service_unavailable');
    const { brand } = await this.settings.current();
    const { companyLine, name: brandName } = brand;
    const tags = headTags({
      ...head,
      brandName,
      companyLine,
      privacyAddress: privacyAddress(brand),
    });
    this.protect(response.req, response, () => undefined);
    if (!head.isIndexed) preventIndexing(response);
    const caching = isPrivate ? 'private, no-cache' : 'no-cache';
    response.setHeader('Cache-Control', isKept ? caching : 'no-store');
    // The header is for readers without scripts; the boot script knows an
    // earlier choice.
    response.vary('Accept-Language');
    const language = readerLanguage(response.req, startLanguage);
    // Functions, so that `$` in a name is not a pattern.
    const html = this.html
      .replace(LANGUAGE, (_whole, start: string) => start + language)
      .replace(HEAD, () => tags)
      .replace(OPENING, () => opening)
      .replace(WITHOUT_SCRIPT, () => withoutScript(language));
    response.status(status);
    await sendHtml(response, (encoding) => packHtml(html, encoding));
  }

  private read(): string | undefined {
    const file = join(this.config.guestWebDir, 'index.html');
    try {
      return readFileSync(file, 'utf8');
    } catch {
      this.logger.warn(`${file} is missing: the guest pages are not built`);
      return undefined;
    }
  }
}
