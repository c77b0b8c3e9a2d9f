import { expect, type Locator, type Page } from '@playwright/test';
import { PAGES, type WeddingRow } from '@hatira/contract';
import { readFile } from 'node:fs/promises';
import { readSlowly } from '../media/long-reading.js';
import { hashOf } from '../media/samples.js';

/** The page offers Undo this long. */
const OFFER_MS = 10_000;

/** The couple's page in English. */
export class GalleryPage {
  readonly celebration: Locator;
  readonly tiles: Locator;
  /** During a selection. */
  readonly selectAll: Locator;
  readonly menu: Locator;
  readonly toast: Locator;
  /** A picture over the grid. */
  readonly opened: Locator;

  constructor(
    readonly page: Page,
    private readonly wedding: WeddingRow,
  ) {
    this.celebration = page.getByRole('dialog', {
      name: 'Here’s to the two of you',
    });
    this.tiles = page
      .getByRole('list', { name: 'Photos and videos' })
      .getByRole('listitem');
    this.selectAll = page.getByLabel('Select all');
    this.menu = page.getByRole('dialog', { name: 'More' });
    this.toast = page.getByRole('status');
    this.opened = page.getByRole('dialog', { name: 'Photos and videos' });
  }

  /** @param waitUntil on a slow network, `load` waits for pictures */
  async open(waitUntil?: 'commit'): Promise<void> {
    await this.page.goto(PAGES.gallery(this.wedding.hash), {
      waitUntil,
    });
    await expect(
      this.page.getByRole('heading', { name: 'Elif & Can' }),
    ).toBeVisible();
  }

  /** Opens without the celebration. Undo stays for a minute. */
  async openAfterCelebration(waitUntil?: 'commit'): Promise<void> {
    await readSlowly(this.page);
    await readSlowly(this.page, OFFER_MS);
    await this.open(waitUntil);
    await this.celebration.getByRole('button', { name: 'Close' }).click();
    await expect(this.celebration).toBeHidden();
  }

  async openMenu(): Promise<Locator> {
    await this.page.getByRole('button', { name: /^More/ }).click();
    await expect(this.menu).toBeVisible();
    return this.menu;
  }

  /** Chooses an option of the menu, and closes it. */
  async chooseInMenu(label: string, option: string): Promise<void> {
    const menu = await this.openMenu();
    await menu.getByLabel(label, { exact: true }).selectOption(option);
    await this.page.keyboard.press('Escape');
    await expect(this.menu).toBeHidden();
  }

  /** Begins the selection, and waits for all pages. */
  async choose(): Promise<void> {
    await this.page
      .getByRole('button', { name: 'Select', exact: true })
      .click();
    await expect(this.selectAll).toBeEnabled();
  }

  /** Selects every file by the two controls. */
  async chooseAll(): Promise<void> {
    await this.choose();
    await this.selectAll.check();
  }

  async openSearch(): Promise<Locator> {
    await this.page
      .getByRole('button', { name: 'Search', exact: true })
      .click();
    const search = this.page.getByRole('region', { name: 'Search' });
    await expect(search.getByRole('searchbox')).toBeVisible();
    return search;
  }

  /** Asks for an archive of everything. */
  async downloadEverything(): Promise<void> {
    const menu = await this.openMenu();
    await menu.getByRole('button', { name: 'Download everything' }).click();
  }

  /** Finds a tile by its checkbox: narrow ones have no caption. */
  tile(fileName: string): Locator {
    const name = fileName.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return this.tiles.filter({
      has: this.page.getByRole('checkbox', {
        name: new RegExp(`^(Photo|Video) \\d+: ${name}(, |$)`),
      }),
    });
  }

  /** Scrolls to the file: the page renders only nearby items. */
  async scrollTo(fileName: string): Promise<void> {
    await this.page.evaluate(() => window.scrollTo(0, 0));
    const tile = this.tile(fileName);
    await expect(async () => {
      if ((await tile.count()) === 0)
        await this.page.evaluate(() =>
          window.scrollBy(0, window.innerHeight / 2),
        );
      await tile.scrollIntoViewIfNeeded({ timeout: 200 });
    }).toPass({ intervals: [50] });
  }

  /** Returns the downloaded file's name and hash. */
  async download(fileName: string): Promise<{ name: string; sha256: string }> {
    const started = this.page.waitForEvent('download');
    const tile = this.tile(fileName);
    await tile.hover();
    await tile.getByRole('button', { name: `Download: ${fileName}` }).click();
    const download = await started;
    return {
      name: download.suggestedFilename(),
      sha256: hashOf(await readFile(await download.path())),
    };
  }
}
