import { expect, type Locator, type Page } from '@playwright/test';
import { PAGES, type WeddingRow } from '@hatira/contract';
import type { Sample } from '../media/samples.js';

/** Two attempts are so far apart, with their spread. */
const LONGEST_PAUSE_MS = 8_000;

type Files = Pick<Sample, 'path'>[];

/** The guests' page in English. */
export class UploadPage {
  readonly uploadButton: Locator;
  readonly noteButton: Locator;
  /** Only while files are sent. */
  readonly moreButton: Locator;
  readonly dialog: Locator;
  readonly files: Locator;
  readonly failures: Locator;
  readonly progress: Locator;

  constructor(
    readonly page: Page,
    private readonly wedding: WeddingRow,
  ) {
    this.uploadButton = page.getByRole('button', {
      name: 'Upload Photo/Video',
    });
    this.noteButton = page.getByRole('button', { name: 'Upload with Message' });
    this.moreButton = page.getByRole('button', { name: 'Add more' });
    this.dialog = page.getByRole('dialog', { name: 'Add a note' });
    this.files = page
      .getByRole('list', { name: 'The files you sent' })
      .getByRole('listitem');
    this.failures = page.getByRole('alert');
    this.progress = page.getByRole('progressbar');
    // The handler is set before any key press: the browser then passes on every
    // picker.
    page.on('filechooser', () => undefined);
  }

  async open(origin = ''): Promise<void> {
    await this.page.goto(origin + PAGES.upload(this.wedding.weddingPath));
    await expect(this.uploadButton).toBeVisible();
  }

  /** Also waits for late parts, for tests that cut the network next. */
  async openWhole(): Promise<void> {
    await this.open();
    // The flags load last.
    await expect(this.page.locator('header label img')).toBeVisible();
    await this.page.waitForLoadState('networkidle');
    await this.page.evaluate(() => document.fonts.ready.then(() => undefined));
  }

  async send(files: Files): Promise<void> {
    await this.choose(this.uploadButton, files);
  }

  /** Chooses further files while others are sent. */
  async addMore(files: Files): Promise<void> {
    await this.choose(this.moreButton, files);
  }

  /** Chooses a file for the second button's dialog. */
  async chooseForNote(file: Files[number]): Promise<void> {
    await this.choose(this.noteButton, [file]);
    await expect(this.dialog).toBeVisible();
  }

  name(): Locator {
    return this.dialog.getByLabel('Your name');
  }

  message(): Locator {
    return this.dialog.getByLabel('Your message');
  }

  tile({ name }: Sample, status: string): Locator {
    return this.page.getByRole('listitem', { name: `${name}: ${status}` });
  }

  /** Expects ticks, the thanks, and both buttons enabled. */
  async expectAllSaved(files: Sample[], timeout?: number): Promise<void> {
    for (const file of files)
      await expect(this.tile(file, 'Safely saved')).toBeVisible({ timeout });
    const thanks =
      files.length === 1
        ? 'Safely saved. Thank you!'
        : `${files.length} memories safely saved`;
    await expect(
      this.page.getByRole('paragraph').filter({ hasText: thanks }),
    ).toBeVisible();
    await expect(this.progress).toBeHidden();
    await expect(this.uploadButton).toBeEnabled();
    await expect(this.noteButton).toBeEnabled();
    await expect(this.failures).toBeEmpty();
  }

  /** Advances the clock to the next retry; each waits longer. */
  async expectSentAgain(file: Sample): Promise<void> {
    await expect(async () => {
      await this.page.clock.fastForward(50_000);
      await expect(this.tile(file, 'Safely saved')).toBeVisible({
        timeout: 5_000,
      });
    }).toPass();
  }

  /** Advances the installed clock until these files fail. */
  async expectGivenUp(files: Sample[]): Promise<void> {
    await expect(async () => {
      await this.page.clock.fastForward(LONGEST_PAUSE_MS);
      for (const file of files)
        await expect(this.tile(file, 'Not sent')).toBeVisible({
          timeout: 1_000,
        });
    }).toPass();
  }

  /** Waits until this share of all bytes is sent. */
  async expectProgress(percent: number): Promise<void> {
    await expect
      .poll(
        async () => Number(await this.progress.getAttribute('aria-valuenow')),
        { intervals: [50] },
      )
      .toBeGreaterThanOrEqual(percent);
  }

  private async choose(button: Locator, files: Files): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser');
    await button.click();
    await (await chooser).setFiles(files.map(({ path }) => path));
  }
}
