import { until } from '../../../../support/until.js';
import { finding, type EngineBrowser, type Target } from './engine-browser.js';
import { WebDriverSession, type ElementReference } from './web-driver.js';
import { WebKitPrograms } from './webkit-programs.js';

/** WebKitGTK's MiniBrowser over WebDriver. */
export class WebKit implements EngineBrowser {
  private constructor(
    private readonly programs: WebKitPrograms,
    private readonly session: WebDriverSession,
  ) {}

  static async start(): Promise<WebKit> {
    const programs = await WebKitPrograms.start();
    try {
      return new WebKit(programs, await WebDriverSession.open(programs.url));
    } catch (error) {
      await programs.stop();
      throw error;
    }
  }

  get downloads(): string {
    return this.programs.downloads;
  }

  async open(url: string): Promise<void> {
    await this.session.post('url', { url });
  }

  async reload(): Promise<void> {
    await this.session.post('refresh');
  }

  async resize(width: number, height: number): Promise<void> {
    await this.session.post('window/rect', { x: 0, y: 0, width, height });
  }

  evaluate<T>(expression: string): Promise<T> {
    const script = `return ${expression}`;
    return this.session.post('execute/sync', { script, args: [] });
  }

  async click(target: Target): Promise<void> {
    await this.session.postTo(await this.find(target), 'click');
  }

  async clickAndAccept(target: Target): Promise<string> {
    await this.click(target);
    const question = await until('the page asks', () =>
      this.session.get<string>('alert/text').catch(() => ''),
    );
    await this.session.post('alert/accept');
    return question;
  }

  async type(target: Target, text: string): Promise<void> {
    await this.session.postTo(await this.find(target), 'value', { text });
  }

  async setFiles(target: Target, paths: string[]): Promise<void> {
    await this.type(target, paths.join('\n'));
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(await this.session.get<string>('screenshot'), 'base64');
  }

  async close(): Promise<void> {
    await this.session.close();
    await this.programs.stop();
  }

  private async find(target: Target): Promise<ElementReference> {
    const found = await this.evaluate<ElementReference | null>(finding(target));
    if (!found) throw new Error(`Not on the page: ${JSON.stringify(target)}`);
    return found;
  }
}
