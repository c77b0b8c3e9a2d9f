import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Response } from 'express';
import { Config } from '../config/load-config.js';
import { Problem } from '../http/problem.js';
import { headTags, type PageHead } from './page-head.js';
import { pagePolicy } from './page-policy.js';

const HEAD = '<!--head-->';

export interface PageOptions {
  status?: number;
  /** Whether it may be kept for a moment, to be asked for again before it is used. */
  isKept?: boolean;
}

/** The one HTML file of the built guest pages, filled with what each page says of itself. */
@Injectable()
export class PageShell {
  private readonly html: string | undefined;
  private readonly protect: ReturnType<typeof pagePolicy>;
  private readonly logger = new Logger(PageShell.name);

  constructor(@Inject(Config) private readonly config: Config) {
    this.html = this.read();
    this.protect = pagePolicy(this.html === undefined ? [] : [this.html], config);
  }

  /** @throws Problem `service_unavailable` when the guest pages have not been built */
  send(response: Response, head: Omit<PageHead, 'brandName'>, { status = 200, isKept = true }: PageOptions = {}): void {
    if (this.html === undefined) throw new Problem('service_unavailable');
    const tags = headTags({ ...head, brandName: this.config.brand.name });
    this.protect(response.req, response, () => undefined);
    response.setHeader('Cache-Control', isKept ? 'no-cache' : 'no-store');
    // A function, so that no `$` in a name is taken for a pattern.
    response
      .status(status)
      .type('html')
      .send(this.html.replace(HEAD, () => tags));
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
