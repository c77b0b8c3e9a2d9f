import { readFileSync } from 'node:fs';
import type { BrowserContext, BrowserType, Page } from '@playwright/test';
import type { WeddingRow } from '@hatira/contract';
import { descendants } from '../servers/process-tree.js';
import { until } from '../until.js';
import { ConsoleWatch } from './console-watch.js';
import { Network } from './network/network.js';
import { UploadPage } from './pages/upload-page.js';
import { keptFiles } from './kept/kept-files.js';

interface PhoneOptions {
  browsers: BrowserType;
  /** The folder of the browser's profile, which outlives the browser. */
  profile: string;
  wedding: WeddingRow;
  origin: string;
  bytesPerSecond: number;
  /** Whether an upload fails before it leaves the phone. */
  fails: () => boolean;
  /** Complaints of the browser that may come. */
  expected: RegExp;
}

/** A guest's phone: one browser after the other, one tab after the other. */
export class Phone {
  page!: Page;
  uploadPage!: UploadPage;
  private browser!: BrowserContext;
  private readonly watches: ConsoleWatch[] = [];

  private constructor(private readonly options: PhoneOptions) {}

  static async start(options: PhoneOptions): Promise<Phone> {
    const phone = new Phone(options);
    await phone.startBrowser();
    return phone;
  }

  async openTab(): Promise<void> {
    const { wedding, origin, bytesPerSecond } = this.options;
    this.page = await this.browser.newPage();
    this.uploadPage = new UploadPage(this.page, wedding);
    await (await Network.of(this.page)).slow(bytesPerSecond);
    await this.uploadPage.open(origin);
  }

  async closeTab(): Promise<void> {
    await this.page.close();
  }

  /** Kills the browser like the system does in the background. Linux only. */
  async killBrowser(): Promise<void> {
    const gone = this.browser.waitForEvent('close');
    const [pid] = descendants(process.pid).filter((each) => this.isOurs(each));
    process.kill(pid!, 'SIGKILL');
    await gone;
    await this.startBrowser();
  }

  async retryFailures(): Promise<void> {
    const retry = this.page.getByRole('button', {
      name: /^(Retry all|Try again: )/,
    });
    if (await retry.first().isVisible()) await retry.first().click();
  }

  /**
   * Resolves when the phone could go on without the guest.
   * @param missing number of files that the server does not have
   */
  async untilKept(missing: () => Promise<number>): Promise<void> {
    const look = async () => {
      const { meta = 0, files = 0 } = await this.keptFiles();
      return { meta, files, missing: await missing() };
    };
    // All names are there before the first copy; sent files count in both.
    await until(
      'the phone keeps the files',
      look,
      (seen) => seen.files >= seen.meta && seen.meta >= seen.missing,
    );
  }

  keptFiles(): Promise<Record<string, number>> {
    return keptFiles(this.page);
  }

  /** Also checks the complaints of all its browsers. */
  async stop(): Promise<void> {
    await this.browser.close();
    for (const watch of this.watches) watch.check();
  }

  private async startBrowser(): Promise<void> {
    const { browsers, profile, fails, expected } = this.options;
    this.browser = await browsers.launchPersistentContext(profile);
    const watch = new ConsoleWatch(this.browser);
    watch.expect(expected);
    this.watches.push(watch);
    await this.browser.route(/\/upload(-chunk)?$/, (route) =>
      fails() ? route.abort('connectionreset') : route.continue(),
    );
    await this.openTab();
  }

  /** The browser itself, not one of its helpers. */
  private isOurs(pid: number): boolean {
    try {
      const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
      const isHelper = words.some((word) => word.startsWith('--type='));
      const dir = `--user-data-dir=${this.options.profile}`;
      return !isHelper && words.includes(dir);
    } catch {
      return false;
    }
  }
}
