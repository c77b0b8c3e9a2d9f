import { PanelPage } from './panel-page.js';
import { test as base } from '../test.js';

export const test = base.extend<{ panel: PanelPage }>({
  panel: ({ page, product }, use) => use(new PanelPage(page, product)),
});

export { expect } from '@playwright/test';
