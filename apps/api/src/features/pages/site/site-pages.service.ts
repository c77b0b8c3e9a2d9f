import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  LANGUAGES,
  PRIVACY_PAGE,
  SITE_PAGES,
  sitePath,
  type Language,
  type SitePage,
} from '@hatira/contract';
import { Injectable, Logger } from '@nestjs/common';
import type { Response } from 'express';
import { Config } from '../../../platform/config/load-config.js';
import { Problem } from '../../../platform/http/errors/problem.js';
import { SettingsService } from '../../../platform/settings/settings.service.js';
import { TestimonialsService } from '../../../platform/settings/testimonials.service.js';
import { ShownDemoService } from '../../demo/shown-demo.service.js';
import { PackedPage } from '../shell/packed-page.js';
import { originOf } from '../../../platform/http/server/request-origin.js';
import { pagePolicy } from '../shell/page-policy.js';
import { fillTemplate } from './site-template.js';
import { siteValues, type SiteFacts } from './site-values.js';

/** The folder of the build: `site/en/pricing.html`. */
const FOLDER = 'site';
const NOT_FOUND = 'not-found';
const NAMES = [...SITE_PAGES, PRIVACY_PAGE, NOT_FOUND];
/**
 * All pages for one host, some for others: without PUBLIC_URL, clients can
 * invent hosts.
 */
const MAX_KEPT = 120;

/** The 404 page has no address. */
interface Shown {
  name: SitePage | typeof NOT_FOUND;
  language: Language;
  path: string;
}

/**
 * The public site: a file for each page and language, with tokens for settings.
 * Caches filled pages until settings change.
 */
@Injectable()
export class SitePagesService {
  private readonly logger = new Logger(SitePagesService.name);
  private readonly templates: Map<string, string>;
  private readonly protect: ReturnType<typeof pagePolicy>;
  private readonly kept = new Map<string, PackedPage>();
  private keptFor: string | undefined;

  constructor(
    private readonly config: Config,
    private readonly settings: SettingsService,
    private readonly testimonials: TestimonialsService,
    private readonly demo: ShownDemoService,
  ) {
    this.templates = this.read();
    this.protect = pagePolicy([...this.templates.values()], config);
  }

  /**
   * @param isPrefixed whether the address has the language
   * @throws Problem `service_unavailable` if the pages are not built
   */
  async send(
    response: Response,
    {
      page,
      language,
      isPrefixed,
    }: { page: SitePage; language: Language; isPrefixed: boolean },
  ): Promise<void> {
    await this.show(response, {
      name: page,
      language,
      path: sitePath(page, isPrefixed ? language : undefined),
    });
  }

  async sendNotFound(response: Response, language: Language): Promise<void> {
    response.status(404);
    await this.show(response, {
      name: NOT_FOUND,
      language,
      path: sitePath('home', language),
    });
  }

  private async show(response: Response, shown: Shown): Promise<void> {
    const { req: request } = response;
    const facts = await this.facts();
    const page = this.packed(facts, shown, originOf(request, this.config));
    this.protect(request, response, () => undefined);
    response.setHeader('Content-Language', shown.language);
    await page.send(response);
  }

  private async facts(): Promise<SiteFacts> {
    const { brand, contactDays, maxFileBytes, mediaRetentionMonths } =
      await this.settings.current();
    return {
      brand,
      contactDays,
      maxFileBytes,
      mediaRetentionMonths,
      testimonials: await this.testimonials.current(),
      demo: await this.demo.current(),
    };
  }

  private packed(facts: SiteFacts, shown: Shown, origin: string): PackedPage {
    this.forgetUnless(JSON.stringify(facts));
    const key = JSON.stringify([shown, origin]);
    const known = this.kept.get(key);
    if (known) return known;
    const template = this.templates.get(`${shown.language}/${shown.name}`);
    if (template === undefined) throw new Problem('service_unavailable');
    const made = new PackedPage(
      fillTemplate(template, siteValues(facts, { ...shown, origin })),
    );
    this.kept.set(key, made);
    return made;
  }

  private forgetUnless(facts: string): void {
    if (facts === this.keptFor && this.kept.size < MAX_KEPT) return;
    this.kept.clear();
    this.keptFor = facts;
  }

  private read(): Map<string, string> {
    const folder = join(this.config.guestWebDir, FOLDER);
    const names = LANGUAGES.flatMap((language) =>
      NAMES.map((page) => `${language}/${page}`),
    );
    try {
      return new Map(
        names.map((name) => [
          name,
          readFileSync(join(folder, `${name}.html`), 'utf8'),
        ]),
      );
    } catch {
      this.logger.warn(`${folder} is incomplete: the public site is not built`);
      return new Map();
    }
  }
}
