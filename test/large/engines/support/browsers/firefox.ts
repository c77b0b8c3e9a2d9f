import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, {
  type Browser,
  type ElementHandle,
  type Page,
} from 'puppeteer-core';
import { until } from '../../../../support/until.js';
import { finding, type EngineBrowser, type Target } from './engine-browser.js';

/** Firefox over WebDriver BiDi. */
export class Firefox implements EngineBrowser {
  private readonly questions: string[] = [];

  private constructor(
    private readonly browser: Browser,
    private readonly page: Page,
    readonly downloads: string,
  ) {
    page.on('dialog', (dialog) => {
      this.questions.push(dialog.message());
      void dialog.accept();
    });
  }

  static async start(): Promise<Firefox> {
    const downloads = await mkdtemp(join(tmpdir(), 'hatira-firefox-'));
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: '/usr/bin/firefox-esr',
      env: { ...process.env, LANG: 'en_US.UTF-8', HOME: downloads },
      extraPrefsFirefox: {
        'browser.download.folderList': 2,
        'browser.download.dir': downloads,
        'intl.accept_languages': 'en-US',
      },
    });
    const [page = await browser.newPage()] = await browser.pages();
    return new Firefox(browser, page, downloads);
  }

  async open(url: string): Promise<void> {
    await this.page.goto(url);
  }

  async reload(): Promise<void> {
    await this.page.reload();
  }

  async resize(width: number, height: number): Promise<void> {
    await this.page.setViewport({ width, height }).catch((error: Error) => {
      // Older versions have the size without the orientation.
      if (!error.message.includes('setScreenOrientationOverride')) throw error;
    });
  }

  evaluate<T>(expression: string): Promise<T> {
    return this.page.evaluate(expression) as Promise<T>;
  }

  async click(target: Target): Promise<void> {
    await (await this.find(target)).click();
  }

  async clickAndAccept(target: Target): Promise<string> {
    this.questions.length = 0;
    await this.click(target);
    await until(
      'the page asks',
      () => this.questions.length,
      (count) => count > 0,
    );
    return this.questions[0]!;
  }

  async type(target: Target, text: string): Promise<void> {
    await (await this.find(target)).type(text);
  }

  async setFiles(target: Target, paths: string[]): Promise<void> {
    const input = (await this.find(target)) as ElementHandle<HTMLInputElement>;
    await input.uploadFile(...paths);
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(await this.page.screenshot());
  }

  async close(): Promise<void> {
    await this.browser.close();
    await rm(this.downloads, { recursive: true, force: true });
  }

  private async find(target: Target): Promise<ElementHandle<Element>> {
    const found = await this.page.evaluateHandle(finding(target));
    const element = found.asElement();
    if (!element) throw new Error(`Not on the page: ${JSON.stringify(target)}`);
    return element as ElementHandle<Element>;
  }
}
